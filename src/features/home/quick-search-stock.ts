import type { Car } from '#domain/car/car.ts';
import { listMakes } from '#domain/car/list-makes.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import { listStockLinks } from '#search/refinements/search-page.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import { packMakes, type QuickSearchBody, type QuickSearchStock } from './quick-search.ts';

/** Upper limits of prices in dollars. Those that cover no vehicle or all of them are left out. */
const PRICE_LIMITS = [10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150].map((thousands) => thousands * 1000);

/** What the quick search needs of the stock. `href` lists everything. */
export function describeQuickSearchStock(
  cars: readonly Car[],
  slugs: SlugTable,
  href: string,
): QuickSearchStock {
  const makes = listMakes(cars);
  const bodies = listBodies(cars, slugs);
  const prices = listPriceLimits(cars);
  const models = makes.flatMap(({ make, models: own }) => own.map((model) => `${make} ${model}`));
  const groups = Map.groupBy(cars, (car) =>
    [
      models.indexOf(`${car.make} ${car.model}`),
      bodies.findIndex(({ value }) => value === car.simple_body),
      findLimit(car, prices),
    ].join('.'),
  );
  return {
    href,
    makes: packMakes(
      makes.map(({ make, models: own }) => [
        [make, slugs.makes.slugOf.get(make) ?? ''],
        ...own.map((model) => [model, slugs.models.get(make)?.slugOf.get(model) ?? ''] as const),
      ]),
    ),
    bodies,
    prices,
    // In order, they take half the bytes.
    groups: Array.from(groups, ([group, members]) => `${group}.${members.length}`)
      .sort()
      .join(' '),
  };
}

function listBodies(cars: readonly Car[], slugs: SlugTable): QuickSearchBody[] {
  return listStockLinks('body', cars, slugs).map(({ value, label, count, href }) => ({
    value,
    label,
    count,
    href,
  }));
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
