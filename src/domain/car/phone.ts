import type { Location } from '#domain/location/location.ts';
import { locationPhone } from '#domain/location/phone.ts';
import type { Car } from './car.ts';

/** The dealer's phone numbers (site.phones). */
export interface DealerPhones {
  /** Takes precedence over every other number. */
  readonly override?: string | undefined;
  readonly new?: string | undefined;
  readonly used?: string | undefined;
  readonly demo?: string | undefined;
}

/**
 * The number to call about a car (T-75). In order: the override, the number for its car type (a demo's falls back to
 * new), new, used, its location's in our own file, its location's in the feed. Undefined when none is known: no phone
 * link is shown then.
 */
export function getCarPhone(
  { car_type, location: feedLocation }: Pick<Car, 'car_type' | 'location'>,
  phones: DealerPhones,
  location: Location | undefined,
): string | undefined {
  const byType = phones[car_type] ?? (car_type === 'demo' ? phones.new : undefined);
  const atLocation = location ? locationPhone(location) : null;
  const numbers = [phones.override, byType, phones.new, phones.used, atLocation, feedLocation?.phone];
  return numbers.find((number) => typeof number === 'string');
}
