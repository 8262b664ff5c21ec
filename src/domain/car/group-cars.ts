import type { Car } from './car.ts';

/** Groups a list of cars and caches the groups by list, because every page of a dealer asks for the same ones. */
function createGroupLookup<Key>(
  keyOf: (car: Car) => Key,
): (cars: readonly Car[], key: Key) => readonly Car[] {
  const known = new WeakMap<readonly Car[], Map<Key, Car[]>>();
  return (cars, key) => {
    const groups = known.get(cars) ?? Map.groupBy(cars, keyOf);
    known.set(cars, groups);
    return groups.get(key) ?? [];
  };
}

/** The cars of a make, in the order of the list. */
export const carsOfMake = createGroupLookup((car) => car.make);

/** The cars of a body, in the order of the list; null = those whose body is unknown. */
export const carsOfBody = createGroupLookup((car) => car.simple_body);

/** The cars of a make and model, in the order of the list. */
export const carsOfModel = createGroupLookup((car) => car.make_model);
