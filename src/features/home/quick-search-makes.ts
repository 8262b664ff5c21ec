import type { Car } from '#domain/car/car.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import { landingPath } from '#search/state/url.ts';

/** Sorts 'Mazda 3' before 'Mazda 10'. Shared, because creating a collator costs more than a sort. */
const NAME_COLLATOR = new Intl.Collator('en-AU', { numeric: true });

/** An option of the quick search, with the number of cars and their page. */
interface QuickSearchOption {
  readonly value: string;
  readonly count: number;
  readonly href: string;
}

export interface QuickSearchMake extends QuickSearchOption {
  readonly models: readonly QuickSearchOption[];
}

/** The makes in stock with their models, both sorted by name. */
export function listQuickSearchMakes(cars: readonly Car[], slugs: SlugTable): QuickSearchMake[] {
  return sortByName(Map.groupBy(cars, (car) => car.make)).map(([make, makeCars]) => ({
    value: make,
    count: makeCars.length,
    href: landingPath({ kind: 'make', make }, slugs),
    models: sortByName(Map.groupBy(makeCars, (car) => car.model)).map(([model, modelCars]) => ({
      value: model,
      count: modelCars.length,
      href: landingPath({ kind: 'model', make, model }, slugs),
    })),
  }));
}

function sortByName(groups: Map<string, Car[]>): [string, Car[]][] {
  return [...groups].sort(([a], [b]) => NAME_COLLATOR.compare(a, b));
}
