import type { Location } from './location.ts';

/** The labels before licence numbers, which differ between states and dealers (T-87). */
export interface LicenceLabels {
  /** Before a dealer licence: 'DL#'. */
  readonly licenceLabel: string;
  /** Before a repairer licence: 'Repairer licence'. */
  readonly repairerLicenceLabel: string;
}

/** A location's licences for display: ['DL# 4411223', 'Repairer licence MVRL51234']. */
export function formatLicences(
  {
    dealer_license_number,
    motor_vehicle_repairer,
  }: Pick<Location, 'dealer_license_number' | 'motor_vehicle_repairer'>,
  { licenceLabel, repairerLicenceLabel }: LicenceLabels,
): string[] {
  const numbers = [
    { label: licenceLabel, number: dealer_license_number },
    { label: repairerLicenceLabel, number: motor_vehicle_repairer },
  ];
  return numbers.flatMap(({ label, number }) => (number === null ? [] : [`${label} ${number}`]));
}
