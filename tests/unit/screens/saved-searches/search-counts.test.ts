import { expect, test } from 'vitest';
import { buildSearch } from '#features/search/build-search.ts';
import { countSearches } from '#screens/saved-searches/search-counts.ts';
import { createStockEngine } from '#search/engines/embedded/stock-engine.ts';
import { buildListedFilter } from '#search/query/listed-filter.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const day = (date: string) => `2026-11-${date}T00:00:00Z`;
const cars = [
  makeCar({ id: 'a', make: 'Toyota', created_at: day('01') }),
  makeCar({ id: 'b', make: 'Toyota', created_at: day('10') }),
  makeCar({ id: 'c', make: 'Mazda', created_at: day('20') }),
  makeCar({ id: 'd', make: 'Mazda', status: 'sold', created_at: day('20') }),
];
const site = makeSite({}, { cars });
if (!site.stock) throw new Error('expected a site with stock');
const search = buildSearch(site, site.stock, now);
const engine = createStockEngine(JSON.parse(search.index));
const client: SearchClient = { search: async (requests) => ({ results: engine.search(requests) }) };
const seen = (date: string) => Date.parse(day(date)) / 1000;
const toyotas = { refinementList: { make_or_model: ['Toyota'] } };

test.each([
  ['all', {}, '05', { all: 3, fresh: 2 }],
  ['all, on a later page', { page: 3 }, '05', { all: 3, fresh: 2 }],
  ['Toyotas', toyotas, '05', { all: 2, fresh: 1 }],
  ['up to the second that a car came in', toyotas, '10', { all: 2, fresh: 0 }],
])('%s: the cars found now, and those added since it was viewed', async (_, state, date, counts) => {
  const filter = buildListedFilter(30, now);
  expect(await countSearches([{ state, seen_at: seen(date) }], search.config, filter, client)).toEqual([
    counts,
  ]);
});

test('several searches are counted in order, and none without a request', async () => {
  const filter = buildListedFilter(30, now);
  const searches = [{}, toyotas].map((state) => ({ state, seen_at: seen('05') }));
  const counts = await countSearches(searches, search.config, filter, client);
  expect(counts.map(({ all }) => all)).toEqual([3, 2]);
  expect(await countSearches([], search.config, filter, client)).toEqual([]);
});
