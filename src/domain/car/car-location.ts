import { postalRegion } from '#domain/country.ts';
import type { Location } from '#domain/location/location.ts';
import { groupByAddress, type Premises } from '#domain/location/premises.ts';
import type { Car } from './car.ts';

type LocatedCar = Pick<Car, 'location_id' | 'dealership_slug'> &
  Partial<Pick<Car, 'location' | 'private_suburb' | 'city'>>;

/**
 * The location of a car: the one it names, else its dealership's, else the dealer's only premises, or the only ones in
 * the town it names. Undefined when that leaves several, or when the car is held privately (T-48).
 */
export function findCarLocation(car: LocatedCar, locations: readonly Location[]): Location | undefined {
  const id = car.location_id ?? car.location?.id;
  const named = locations.find((location) => location.id === id);
  if (named) return named;
  if (car.dealership_slug === null && car.private_suburb) return undefined;
  const premises = groupByAddress(locations.filter((location) => isOfSameDealership(car, location)));
  const town = car.city?.toLowerCase();
  const inTown = ({ main }: Premises) => main.address.city.toLowerCase() === town;
  const [only, ...others] = premises.length > 1 ? premises.filter(inTown) : premises;
  return others.length === 0 ? only?.main : undefined;
}

function isOfSameDealership({ dealership_slug }: LocatedCar, location: Location): boolean {
  return dealership_slug === null || location.dealership_slug === dealership_slug;
}

/** The cars at one of the premises, in the order given, whichever of its departments they name. */
export function findCarsAt<Given extends LocatedCar>(
  premises: Premises,
  cars: readonly Given[],
  locations: readonly Location[],
): Given[] {
  const here = new Set(premises.departments.map((location) => location.id));
  return cars.filter((car) => here.has(findCarLocation(car, locations)?.id ?? ''));
}

/**
 * The whereabouts of a car that is at none of the dealer's locations: 'Mossman QLD 4873'. For a privately held car only
 * the suburb is shown (T-48). Null when the feed does not say.
 */
export function describeCarLocation(
  car: Pick<Car, 'city' | 'state' | 'private_suburb' | 'private_postcode'>,
): string | null {
  const { city, state, private_suburb, private_postcode } = car;
  const suburb = private_suburb ?? city;
  if (suburb === null) return null;
  const postcode = private_suburb === null ? null : private_postcode;
  return [suburb, state && postalRegion(state), postcode].filter(Boolean).join(' ');
}
