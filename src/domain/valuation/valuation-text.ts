import { formatDollars } from '#domain/numbers.ts';
import type { Estimate, Valuation, Vehicle } from './valuation.ts';

/** '2019 Toyota Corolla Ascent Sport', or the visitor's own description. */
export function describeValuedVehicle({
  vehicle,
  adjustmentAnswers,
}: Pick<Valuation, 'vehicle' | 'adjustmentAnswers'>): string {
  return adjustmentAnswers.vehicle ?? (vehicle ? formatVehicleName(vehicle) : '');
}

/** '2019 Toyota Corolla Ascent Sport'. */
export function formatVehicleName({ year, make, model, badge }: Vehicle): string {
  return [year, make, model, badge].filter(Boolean).join(' ');
}

/** '$12,300 to $13,900'; a single amount if both ends are the same. */
export function formatEstimate({ low, high }: Estimate): string {
  return low === high ? formatDollars(low) : `${formatDollars(low)} to ${formatDollars(high)}`;
}
