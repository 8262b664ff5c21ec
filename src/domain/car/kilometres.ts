import { formatAmount } from '#domain/numbers.ts';
import { kindOf, type VehicleKind } from './body.ts';

interface Odometer {
  readonly km: number | null;
  readonly car_type: string;
  readonly simple_body: string | null;
}

/** What is driven to its dealer; a caravan or a boat has no odometer. */
const DRIVEN: ReadonlySet<VehicleKind> = new Set(['car', 'truck', 'bike']);

/** The kilometres of a vehicle: '45,120 km'; 'Delivery km' of a new one without a reading; null if unknown. */
export function describeKilometres({ km, car_type, simple_body }: Odometer): string | null {
  if (km !== null && (km > 0 || car_type !== 'new')) return formatAmount(km, 'km');
  return car_type === 'new' && DRIVEN.has(kindOf(simple_body)) ? 'Delivery km' : null;
}
