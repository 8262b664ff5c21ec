import { expect, test } from 'vitest';
import { buildSearchSettings } from '#features/search/build-payload.ts';
import { buildSearch } from '#features/search/build-search.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const cars = ['a', 'b'].map((id) => makeCar({ id }));

test.each([
  { configured: 2600, stated: 2600 },
  { configured: undefined, stated: 2 },
])(
  'with a stock count of $configured in site.ts, a search over 2 cars states $stated where counts are capped',
  ({ configured, stated }) => {
    const site = makeSite({ stock: { count: configured } }, { cars });
    if (!site.stock) throw new Error('a site with stock');
    const search = { ...buildSearch(site, site.stock, now), indexUrl: '/search/cars.json', entry: '' };
    expect(buildSearchSettings(site, site.stock, search, now).view.stockCount).toBe(stated);
  },
);
