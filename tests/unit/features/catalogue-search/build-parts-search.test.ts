import { expect, test } from 'vitest';
import { buildPartsSearch, getPartCities } from '#features/catalogue-search/build-parts-search.ts';
import { groupParts } from '#screens/parts/part-groups.ts';
import { expandHits } from '#search/instantsearch/page-results.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makePart } from '#tests/support/factories/make-part.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const locations = [
  makeLocation({ name: 'North', dealership_id: '1', address: { city: 'Mareeba' } }),
  makeLocation({ name: 'South', dealership_id: '2', address: { city: 'Tully', street: '1 Other Street' } }),
];
const parts = [
  makePart({ name: 'Tow bar', price: 900 }),
  makePart({ name: 'Tow ball', price: 32, dealership_id: '2' }),
  makePart({ name: 'Oil filter', categories: ['Filters'], price: 19 }),
  makePart({ name: 'Light bar', categories: ['Lighting', 'Bars'], price: null }),
];
const open = () => buildPartsSearch({ parts, locations });
const names = (over: IndexUiState) => expandHits(open().getResults({ ...over })).map((hit) => hit.name);

test('parts are found by category, price and text, in the requested order', () => {
  expect(names({})).toEqual(['Tow bar', 'Tow ball', 'Oil filter', 'Light bar']);
  expect(names({ refinementList: { categories: ['Towing', 'Bars'] } })).toEqual([
    'Tow bar',
    'Tow ball',
    'Light bar',
  ]);
  expect(names({ range: { price: '19:32' } })).toEqual(['Tow ball', 'Oil filter']);
  expect(names({ query: 'bar' })).toEqual(['Tow bar', 'Light bar']);
  expect(names({ query: 'filtr' })).toEqual(['Oil filter']);
  expect(names({ query: 'lighting' })).toEqual(['Light bar']);
  expect(names({ sortBy: 'price:asc' })).toEqual(['Oil filter', 'Tow ball', 'Tow bar', 'Light bar']);
  expect(names({ sortBy: 'price:desc' })).toEqual(['Tow bar', 'Tow ball', 'Oil filter', 'Light bar']);
});

test('categories count the parts they would show, and the price range ends at the lowest and highest price', () => {
  const { counts, bounds, total } = open().getResults({});
  expect(counts).toEqual({ categories: ['Towing', 2, 'Bars', 1, 'Filters', 1, 'Lighting', 1] });
  expect(bounds).toEqual({ price: [19, 900] });
  expect(total).toBe(4);
});

test('a page holds 21 parts', () => {
  const many = buildPartsSearch({
    locations,
    parts: Array.from({ length: 43 }, (_, n) => makePart({ name: `Part ${n}` })),
  });
  expect(many.getResults({}).hits).toHaveLength(21);
  expect(expandHits(many.getResults({ page: 3 })).map((hit) => hit.name)).toEqual(['Part 42']);
});

test('a part names its city', () => {
  expect(expandHits(open().getResults({})).map((hit) => hit.place)).toEqual([
    'Mareeba',
    'Tully',
    'Mareeba',
    'Mareeba',
  ]);
});

test('the list has every part under each of its categories, in alphabetical order', () => {
  const groups = groupParts({ ...makeSite(), parts, locations });
  expect(groups.map(({ category, id, rows }) => [category, id, rows.map(({ name }) => name)])).toEqual([
    ['Bars', 'bars', ['Light bar']],
    ['Filters', 'filters', ['Oil filter']],
    ['Lighting', 'lighting', ['Light bar']],
    ['Towing', 'towing', ['Tow ball', 'Tow bar']],
  ]);
});

test('categories that would share an anchor get different ones', () => {
  const similar = ['Oil & Gas', 'Oil, gas'].map((category, n) =>
    makePart({ name: `P${n}`, categories: [category] }),
  );
  expect(new Set(groupParts({ ...makeSite(), parts: similar, locations }).map(({ id }) => id)).size).toBe(2);
});

test('the slider has the ends of the prices, or is not there', () => {
  expect(Object.keys(open().histograms)).toEqual(['price']);
  expect(open().config).toMatchObject({ lists: ['categories'], ranges: ['price'], pageSize: 21 });
  expect(buildPartsSearch({ parts: parts.slice(3), locations }).histograms).toEqual({});
});

test('the search is limited to the dealer’s own dealerships', () => {
  const ids = ['2', '10', '2', '1'];
  const some = ids.map((dealership_id, n) => makePart({ name: `P${n}`, dealership_id }));
  expect(buildPartsSearch({ parts: some, locations }).config.filters).toBe(
    'dealership_id="1" OR dealership_id="10" OR dealership_id="2"',
  );
});

const at = (city: string, over: Parameters<typeof makeLocation>[0] = {}) =>
  makeLocation({ name: `Example ${city}`, address: { city, street: `1 ${city} Street` }, ...over });

test('parts name the city of their dealership where the dealer has several premises', () => {
  const locations = [
    at('Mareeba', { dealership_id: '1' }),
    at('Tully', { dealership_id: '2' }),
    at('Cairns', { dealership_id: null }),
  ];
  expect(getPartCities(locations)).toEqual(
    new Map([
      ['1', 'Mareeba'],
      ['2', 'Tully'],
    ]),
  );
});

test('parts name no city where the dealer has one premises, whatever its departments', () => {
  const locations = [
    at('Mareeba', { dealership_id: '1' }),
    at('Mareeba', { name: 'Example Mareeba Parts', location_type: 'parts', dealership_id: '2' }),
  ];
  expect(getPartCities(locations)).toEqual(new Map());
  expect(getPartCities([])).toEqual(new Map());
});
