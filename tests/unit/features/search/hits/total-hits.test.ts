import { expect, test } from 'vitest';
import { countTotalHits, describeTotalHits, rawResults } from '#features/search/hits/total-hits.ts';

type Results = NonNullable<Parameters<typeof countTotalHits>[0]>;

const STOCK = 5000;
const TYPES = { new: 400, used: 1900, demo: 100 };
const results = (
  nbHits: number,
  { chosen = [] as string[], exhaustive = false, types = TYPES as object } = {},
) =>
  ({
    nbHits,
    exhaustiveNbHits: exhaustive,
    disjunctiveFacets: [
      { name: 'body', data: { ute: 9 } },
      { name: 'car_type', data: types },
    ],
    _state: { disjunctiveFacetsRefinements: chosen.length > 0 ? { car_type: chosen } : {} },
  }) as unknown as Results;

test.each([null, undefined])('without results (%s) there are none', (none) => {
  expect(countTotalHits(none, STOCK)).toBe(0);
});

test.each([
  ['up to 1999 the count is right', results(1999), 1999],
  ['above it the types are added up', results(2000), 2400],
  ['those that are chosen', results(2000, { chosen: ['used', 'demo'] }), 2000],
  ['without their counts it is the stock', results(2000, { types: {} }), STOCK],
  ['unless the engine counts them all', results(2300, { types: {}, exhaustive: true }), 2300],
])('%s (T-12)', (_, given, total) => {
  expect(countTotalHits(given, STOCK)).toBe(total);
});

test('a search without a filter by type has no types to add up', () => {
  const given = { ...results(2000), disjunctiveFacets: [] } as unknown as Results;
  expect(countTotalHits(given, STOCK)).toBe(STOCK);
});

test.each([
  [{ nbSold: 12 }, '601 cars, 12 sold'],
  [{ nbSold: 0 }, '601 cars'],
  [{}, '601 cars'],
])('of what is found, that which is sold is told: %j is %j (T-30)', (raw, text) => {
  const given = { ...results(601), _rawResults: [raw] } as unknown as Results;
  expect(describeTotalHits(given, STOCK, { noun: 'car', plural: 'cars' })).toBe(text);
});

test('without results nothing is sold', () => {
  expect(describeTotalHits(null, STOCK, { noun: 'car', plural: 'cars' })).toBe('0 cars');
});

const response = { nbHits: 1 };

test.each([
  { results: { _rawResults: [response, {}] }, raw: response },
  { results: { _rawResults: [] }, raw: undefined },
  { results: {}, raw: undefined },
  { results: undefined, raw: undefined },
])('behind $results is $raw', ({ results, raw }) => {
  expect(rawResults(results)).toBe(raw);
});
