import { expect, test } from 'vitest';
import { countSearches } from '#screens/saved-searches/search-updates.ts';
import { buildListedFilter } from '#search/query/listed-filter.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const day = (date: string) => `2026-11-${date}T00:00:00Z`;
const cars = [
  makeCar({ id: 'a', make: 'Toyota', created_at: day('01') }),
  makeCar({ id: 'b', make: 'Toyota', created_at: day('10') }),
  makeCar({ id: 'c', make: 'Mazda', created_at: day('20') }),
  makeCar({ id: 'd', make: 'Mazda', status: 'sold', created_at: day('20') }),
];
const { client, config } = makeSearchClient(makeSite({}, { cars }), now);
const seen = (date: string) => Date.parse(day(date)) / 1000;
const toyotas = { refinementList: { make_or_model: ['Toyota'] } };

test.each([
  ['all', {}, '05', { all: 3, fresh: 2 }],
  ['all, on a later page', { page: 3 }, '05', { all: 3, fresh: 2 }],
  ['Toyotas', toyotas, '05', { all: 2, fresh: 1 }],
  ['up to the second that a car came in', toyotas, '10', { all: 2, fresh: 0 }],
])('%s: the cars found now, and those added since it was viewed', async (_, state, date, counts) => {
  const filter = buildListedFilter(30, now);
  expect(await countSearches([{ state, seen_at: seen(date) }], config, filter, client)).toEqual([counts]);
});

test('several searches are counted in order, and none without a request', async () => {
  const filter = buildListedFilter(30, now);
  const searches = [{}, toyotas].map((state) => ({ state, seen_at: seen('05') }));
  const counts = await countSearches(searches, config, filter, client);
  expect(counts.map(({ all }) => all)).toEqual([3, 2]);
  expect(await countSearches([], config, filter, client)).toEqual([]);
});
