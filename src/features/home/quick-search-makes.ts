import type { Car } from '#domain/car/car.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import { landingPath } from '#search/state/url.ts';

/** 'Mazda 3' before 'Mazda 10'; made once, because making one costs more than a sort. */
const NAME_COLLATOR = new Intl.Collator('en-AU', { numeric: true });

/** A choice of the finder: what it is called, how many cars it lists, and where. */
interface QuickSearchOption {
  readonly value: string;
  readonly count: number;
  readonly href: string;
}

export interface QuickSearchMake extends QuickSearchOption {
  readonly models: readonly QuickSearchOption[];
}

/** The makes in stock with their models, both by name. */
export function listQuickSearchMakes(cars: readonly Car[], slugs: SlugTable): QuickSearchMake[] {
  return sortByName(Map.groupBy(cars, (car) => car.make)).map(([make, ofMake]) => ({
    value: make,
    count: ofMake.length,
    href: landingPath({ kind: 'make', make }, slugs),
    models: sortByName(Map.groupBy(ofMake, (car) => car.model)).map(([model, ofModel]) => ({
      value: model,
      count: ofModel.length,
      href: landingPath({ kind: 'model', make, model }, slugs),
    })),
  }));
}

function sortByName(groups: Map<string, Car[]>): [string, Car[]][] {
  return [...groups].sort(([a], [b]) => NAME_COLLATOR.compare(a, b));
}
