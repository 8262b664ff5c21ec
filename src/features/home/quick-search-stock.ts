import type { Car } from '#domain/car/car.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import { buildFacetLinks } from '#search/refinements/search-page.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import { landingPath } from '#search/state/url.ts';
import type { QuickSearchBody, QuickSearchMake, QuickSearchStock } from './quick-search.ts';

/** Sorts 'Mazda 3' before 'Mazda 10'. Shared, because creating a collator costs more than a sort. */
const NAME_COLLATOR = new Intl.Collator('en-AU', { numeric: true });

/** Upper limits of prices in dollars. Those that cover no vehicle or all of them are left out. */
const PRICE_LIMITS = [10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150].map((thousands) => thousands * 1000);

/** What the quick search needs of the stock. `href` lists everything. */
export function describeQuickSearchStock(
  cars: readonly Car[],
  slugs: SlugTable,
  href: string,
): QuickSearchStock {
  const makes = listQuickSearchMakes(cars, slugs);
  const bodies = listBodies(cars, slugs);
  const prices = listPriceLimits(cars);
  const models = makes.flatMap(({ value, models: own }) => own.map((model) => `${value} ${model.value}`));
  const groups = Map.groupBy(cars, (car) =>
    [
      models.indexOf(`${car.make} ${car.model}`),
      bodies.findIndex(({ value }) => value === car.simple_body),
      findLimit(car, prices),
    ].join('.'),
  );
  return {
    href,
    makes,
    bodies,
    prices,
    groups: [...groups].map(([group, members]) => `${group}.${members.length}`).join(' '),
  };
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

function listBodies(cars: readonly Car[], slugs: SlugTable): QuickSearchBody[] {
  const facet = buildFacetLinks({ kind: 'all' }, cars, slugs).find(({ attribute }) => attribute === 'body');
  return (facet?.links ?? []).map(({ value, label, count, href }) => ({ value, label, count, href }));
}

function listPriceLimits(cars: readonly Car[]): number[] {
  const prices = cars.filter(hasPrice).map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return PRICE_LIMITS.filter((limit) => limit >= lowest && limit < highest);
}

function findLimit(car: Car, prices: readonly number[]): number {
  const index = hasPrice(car) ? prices.findIndex((limit) => car.price <= limit) : -1;
  return index < 0 ? prices.length : index;
}
