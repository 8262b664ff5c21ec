import type { Car } from './car.ts';

type Key = 'make' | 'make_model' | 'simple_body' | 'car_type';

const known = new WeakMap<readonly Car[], Map<Key, ReadonlyMap<unknown, readonly Car[]>>>();

/**
 * The cars of a list by what they have of a key, each group in the order of the list. Made once for each list: every page of a
 * dealer asks for the same ones.
 */
export function groupCars<Name extends Key>(
  cars: readonly Car[],
  name: Name,
): ReadonlyMap<Car[Name], readonly Car[]> {
  const ofList = known.get(cars) ?? new Map();
  known.set(cars, ofList);
  const groups = ofList.get(name) ?? Map.groupBy(cars, (car) => car[name]);
  ofList.set(name, groups);
  return groups;
}
