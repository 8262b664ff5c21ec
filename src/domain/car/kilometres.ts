import { formatAmount } from '#domain/numbers.ts';

/** The kilometres of a car: '45,120 km'; 'Delivery km' of a new car without a reading; null if unknown. */
export function describeKilometres({ km, car_type }: { km: number | null; car_type: string }): string | null {
  if (km !== null && (km > 0 || car_type !== 'new')) return formatAmount(km, 'km');
  return car_type === 'new' ? 'Delivery km' : null;
}
