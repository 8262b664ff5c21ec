import type { Location } from '#domain/location/location.ts';
import { locationPhone } from '#domain/location/phone.ts';
import type { Car } from './car.ts';

/** The dealer's own numbers (site.phones). */
export interface DealerPhones {
  /** For every car, whatever else is known. */
  readonly override?: string | undefined;
  readonly new?: string | undefined;
  readonly used?: string | undefined;
  readonly demo?: string | undefined;
}

/**
 * The number to call about a car (T-75): the override, the one for its car type (a demo's falls back to new),
 * new, used, its location's as our own file has it, else as the feed does. Undefined when none is known: then no phone
 * link is shown.
 */
export function getCarPhone(
  { car_type, location: told }: Pick<Car, 'car_type' | 'location'>,
  phones: DealerPhones,
  location: Location | undefined,
): string | undefined {
  const byType = phones[car_type] ?? (car_type === 'demo' ? phones.new : undefined);
  const atLocation = location ? locationPhone(location) : null;
  const numbers = [phones.override, byType, phones.new, phones.used, atLocation, told?.phone];
  return numbers.find((number) => typeof number === 'string');
}
