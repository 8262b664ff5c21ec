import type { Location } from '#domain/location/location.ts';
import { groupByAddress, type Premises } from '#domain/location/premises.ts';
import type { Car } from './car.ts';

type LocatedCar = Pick<Car, 'location_id' | 'dealership_slug'> &
  Partial<Pick<Car, 'location' | 'private_suburb'>>;

/**
 * Where a car stands: the location it names, else its dealership's, else the dealer's only place. Undefined when the
 * feed does not say and there are several, or when it says that the car is kept privately (T-48).
 */
export function findCarLocation(car: LocatedCar, locations: readonly Location[]): Location | undefined {
  const id = car.location_id ?? car.location?.id;
  const named = locations.find((location) => location.id === id);
  if (named) return named;
  if (car.dealership_slug === null && car.private_suburb) return undefined;
  const places = groupByAddress(locations.filter((location) => isOfSameDealership(car, location)));
  return places.length === 1 ? places[0]?.main : undefined;
}

function isOfSameDealership({ dealership_slug }: LocatedCar, location: Location): boolean {
  return dealership_slug === null || location.dealership_slug === dealership_slug;
}

/** The cars that stand at a place, whichever of its departments they name, in the order given. */
export function findCarsAt<Given extends LocatedCar>(
  place: Premises,
  cars: readonly Given[],
  locations: readonly Location[],
): Given[] {
  const here = new Set(place.departments.map((location) => location.id));
  return cars.filter((car) => here.has(findCarLocation(car, locations)?.id ?? ''));
}

/**
 * Where a car stands that is at no place of the dealer's, as people say it: 'Mossman QLD 4873'. A privately held one is
 * told by its suburb alone (T-48). Null when the feed does not say.
 */
export function describeCarLocation(
  car: Pick<Car, 'city' | 'state' | 'private_suburb' | 'private_postcode'>,
): string | null {
  const { city, state, private_suburb, private_postcode } = car;
  const place = private_suburb ?? city;
  if (place === null) return null;
  const postcode = private_suburb === null ? null : private_postcode;
  return [place, state?.toUpperCase(), postcode].filter(Boolean).join(' ');
}
