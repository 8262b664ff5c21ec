import { expect, test } from 'vitest';
import { getSearchTitle, parseSavedSearch } from '#screens/saved-searches/search-title.ts';
import { buildKnownSlugs, countSearches } from '#screens/saved-searches/search-updates.ts';
import { buildListedFilter } from '#search/query/listed-filter.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const slugs = buildKnownSlugs([{ make: 'Land Rover', model: 'Defender' }], [{ make: 'Saab', model: '9-3' }]);
const title = (url: string, name = '', table: typeof slugs | undefined = slugs) =>
  getSearchTitle({ url, name, seen_at: 0 }, table, { noun: 'car', plural: 'cars' });

test.each([
  ['/search/land-rover/?colour=Red', 'Land Rover, red'],
  ['/search/?sortBy=price:asc', 'All cars'],
  // A model that the stock no longer holds, and a make that it never held.
  ['/search/saab/9-3/?price=:30000', 'Saab 9-3, under $30,000'],
  ['/search/rover/', 'Rover'],
  ['/search/nonsense/', 'Nonsense'],
])('the title of %s is %s', (url, words) => expect(title(url)).toBe(words));

test("the visitor's name takes precedence", () => {
  expect(title('/search/land-rover/', 'For the farm')).toBe('For the farm');
});

test.each([
  ['/search/land-rover/?colour=Red', 'Land Rover with filters'],
  ['/search/land-rover/', 'Land Rover'],
  ['/search/?price=:30000', 'Cars with filters'],
  ['/search/', 'All cars'],
])('until the makes are known, the title of %s is %s', (url, words) => {
  expect(getSearchTitle({ url, name: '', seen_at: 0 }, undefined, { noun: 'car', plural: 'cars' })).toBe(
    words,
  );
});

const saab = { make: 'Saab', model: '9-3' };

test('a saved search is the same before the last car was sold, after it, and when the next arrives', () => {
  const url = '/search/saab/9-3/?price=:30000';
  const states = [
    buildKnownSlugs([saab], []),
    buildKnownSlugs([], [saab]),
    buildKnownSlugs([saab], [saab]),
  ].map((slugs) => parseSavedSearch(url, slugs));
  expect(states[0]?.refinementList).toEqual({ make_or_model: ['Saab:9-3'] });
  expect(states[1]).toEqual(states[0]);
  expect(states[2]).toEqual(states[0]);
});

test("an address that the stock uses is the stock's, whoever had it before", () => {
  const slugs = buildKnownSlugs([{ make: 'Mini', model: 'Cooper' }], [{ make: 'MINI', model: 'Clubman' }]);
  expect(parseSavedSearch('/search/mini/', slugs)?.refinementList).toEqual({ make_or_model: ['Mini'] });
});

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
