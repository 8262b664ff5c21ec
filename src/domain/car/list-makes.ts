import { FORMAT_LOCALE } from '#domain/numbers.ts';
import type { Car } from './car.ts';

/** Sorts 'Mazda 3' before 'Mazda 10'. Shared, because creating a collator costs more than a sort. */
const NAME_COLLATOR = new Intl.Collator(FORMAT_LOCALE, { numeric: true });

/** The makes of cars with their models, both sorted by name. */
export function listMakes(
  cars: readonly Car[],
): { readonly make: string; readonly models: readonly string[] }[] {
  return sortByName(Map.groupBy(cars, (car) => car.make)).map(([make, makeCars]) => ({
    make,
    models: sortByName(Map.groupBy(makeCars, (car) => car.model)).map(([model]) => model),
  }));
}

function sortByName(groups: Map<string, Car[]>): [string, Car[]][] {
  return [...groups].sort(([a], [b]) => NAME_COLLATOR.compare(a, b));
}
