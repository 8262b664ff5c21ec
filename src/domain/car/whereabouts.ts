import type { Location } from '#domain/location/location.ts';
import { type Place, placesOf } from '#domain/location/place.ts';
import type { Car } from './car.ts';

type Placed = Pick<Car, 'location_id' | 'dealership_slug'> & Partial<Pick<Car, 'location'>>;

/**
 * Where a car stands: the location it names, else its dealership's, else the dealer's only place. Undefined when the
 * feed does not say and there are several.
 */
export function locationOf(car: Placed, locations: readonly Location[]): Location | undefined {
  const id = car.location_id ?? car.location?.id;
  const named = locations.find((location) => location.id === id);
  if (named) return named;
  const places = placesOf(locations.filter((location) => belongs(car, location)));
  return places.length === 1 ? places[0]?.main : undefined;
}

function belongs({ dealership_slug }: Placed, location: Location): boolean {
  return dealership_slug === null || location.dealership_slug === dealership_slug;
}

/** The cars that stand at a place, whichever of its departments they name, in the order given. */
export function carsAt<Given extends Placed>(
  place: Place,
  cars: readonly Given[],
  locations: readonly Location[],
): Given[] {
  const here = new Set(place.departments.map((location) => location.id));
  return cars.filter((car) => here.has(locationOf(car, locations)?.id ?? ''));
}
