import type { Location } from './location.ts';

/** The labels before licence numbers, which differ between states and dealers (T-87). */
export interface LicenceLabels {
  readonly licenceLabel: string;
  readonly repairerLicenceLabel: string;
}

/** A location's dealer licence for display: 'DL# 4411223'; undefined without one. */
export function formatDealerLicence(
  { dealer_license_number: number }: Pick<Location, 'dealer_license_number'>,
  { licenceLabel }: Pick<LicenceLabels, 'licenceLabel'>,
): string | undefined {
  return number === null ? undefined : `${licenceLabel} ${number}`;
}

/** A location's licences for display: ['DL# 4411223', 'Repairer licence MVRL51234']. */
export function formatLicences(
  location: Pick<Location, 'dealer_license_number' | 'motor_vehicle_repairer'>,
  labels: LicenceLabels,
): string[] {
  const number = location.motor_vehicle_repairer;
  const repairer = number === null ? undefined : `${labels.repairerLicenceLabel} ${number}`;
  return [formatDealerLicence(location, labels), repairer].filter((licence) => licence !== undefined);
}
