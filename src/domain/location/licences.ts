import type { Location } from './location.ts';

/** The labels before licence numbers, which differ between states and dealers (T-87). */
export interface LicenceLabels {
  /** Before a dealer licence: 'DL#'. */
  readonly licenceLabel: string;
  /** Before a repairer licence: 'Repairer licence'. */
  readonly repairerLicenceLabel: string;
}

/** A location's dealer licence for display: 'DL# 4411223'; undefined without one. */
export function formatDealerLicence(
  { dealer_license_number }: Pick<Location, 'dealer_license_number'>,
  { licenceLabel }: Pick<LicenceLabels, 'licenceLabel'>,
): string | undefined {
  return dealer_license_number === null ? undefined : `${licenceLabel} ${dealer_license_number}`;
}

/** A location's licences for display: ['DL# 4411223', 'Repairer licence MVRL51234']. */
export function formatLicences(
  location: Pick<Location, 'dealer_license_number' | 'motor_vehicle_repairer'>,
  labels: LicenceLabels,
): string[] {
  const { motor_vehicle_repairer: repairer } = location;
  return [
    formatDealerLicence(location, labels) ?? [],
    repairer === null ? [] : `${labels.repairerLicenceLabel} ${repairer}`,
  ].flat();
}
