import { describe, expect, test, vi } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { keyFacts } from '#features/car/key-facts.ts';
import { carJsonLd } from '#features/car/structured-data.ts';
import { buildSearch } from '#features/search/build-search.ts';
import { buildCompareRows } from '#screens/compare/compare-rows.ts';
import { readDocuments } from '#search/engines/embedded/read-documents.ts';
import { createStockEngine } from '#search/engines/embedded/stock-engine.ts';
import { buildFilterBy } from '#search/engines/typesense/filter-by.ts';
import { parseQuery } from '#search/query-understanding/parse-query.ts';
import { buildVocabularyRequest, readVocabulary } from '#search/query-understanding/vocabulary.ts';
import { describeState } from '#search/state/describe-state.ts';
import { parseQueryString } from '#search/state/url.ts';
import { TRANSFORMS } from '#stock/mapping/transforms.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

/** Two entries that the table does not have: all that follows from the table follows for them, too. */
vi.mock('#domain/car/specs.ts', async (importOriginal) => {
  const specs = await importOriginal<{ SPECS: object; SPEC_NAMES: string[]; TEXT_SPECS: string[] }>();
  Object.assign(specs.SPECS, {
    power: { label: 'Power', kind: 'range', unit: 'kW', grain: 5, words: 'kw|kilowatts?', max: 1500 },
    warranty: { label: 'Warranty', kind: 'list', lowerCase: true },
  });
  specs.SPEC_NAMES.push('power', 'warranty');
  specs.TEXT_SPECS.push('warranty');
  return specs;
});

const now = new Date('2026-11-21T00:00:00Z');
const makeOne = (id: string, own: { power: number | null; warranty: string | null }): Car =>
  Object.assign(makeCar({ id, simple_body: 'suv' }), own);
const cars = [
  makeOne('a', { power: 109.6, warranty: 'Extended Warranty' }),
  makeOne('b', { power: 190, warranty: 'Factory Warranty' }),
  makeOne('c', { power: null, warranty: null }),
];
const site = makeSite({ slug: 'plain' }, { cars });
const search = buildSearch(site, { pageSize: 21, soldForDays: 0 } as never, now);
const index = JSON.parse(search.index);
const engine = createStockEngine(index);
const vocabulary = readVocabulary(
  engine.search([buildVocabularyRequest(search.config)])[0] ?? { facets: {} },
);

describe('from an entry of the table alone follow', () => {
  test('a transform of its column, which refuses other units and what is too large', () => {
    const { read, expects } = TRANSFORMS['power' as 'seats'];
    const cells = ['110', '110 kW', '110kw', '1,100 Kilowatts', '150 hp', '0', '2,000 kW'];
    expect(cells.map((cell) => read([cell]))).toEqual([110, 110, 110, 1100, undefined, undefined, undefined]);
    expect(expects).toBe('a number of kW');
  });

  test('a filter of every dealer whose stock has it, with its ends', () => {
    expect(search.config.ranges).toContain('power');
    expect(search.histograms).toMatchObject({ power: { min: 110, max: 190 } });
    expect(search.lists).toContain('warranty');
  });

  test('what addresses mean, on both engines', () => {
    const state = parseQueryString('?power=150:&warranty=Factory Warranty');
    expect(search.getResults(state)).toMatchObject({ total: 1 });
    expect(describeState(state)).toBe('Factory warranty, from 150 kW');
    expect(buildFilterBy({ numericFilters: ['power>=150'], facetFilters: [['warranty:X']] } as never)).toBe(
      'warranty:=[`X`] && power:>=150',
    );
  });

  test.each([
    ['suv over 150 kw', { power: '150:' }, { body: ['suv'] }],
    ['100 kW to 200 kW', { power: '100:200' }, {}],
    ['110kw suv', { power: '110:' }, { body: ['suv'] }],
    ['under 150 kilowatts', { power: ':150' }, {}],
    ['factory warranty', {}, { warranty: ['Factory Warranty'] }],
  ])('the meaning of "%s"', (typed, range, refinementList) => {
    expect(parseQuery(typed, vocabulary)).toMatchObject({ range, refinementList, rest: '' });
  });

  test('a key fact and a row of comparisons', () => {
    const facts = keyFacts(cars[1] as Car).map(({ label, text }) => `${label}: ${text}`);
    expect(facts).toEqual(expect.arrayContaining(['Power: 190 kW', 'Warranty: Factory Warranty']));
    const rows = buildCompareRows([...readDocuments(index, ['a', 'b', 'c']).values()]);
    const valuesOf = (name: string) => rows.find(({ label }) => label === name)?.values;
    expect(valuesOf('Power')).toEqual(expect.arrayContaining(['110 kW', '190 kW', '–']));
    expect(valuesOf('Warranty')).toContain('Factory Warranty');
  });

  test('an additional property in structured data', () => {
    expect(carJsonLd(cars[1] as Car, site).additionalProperty).toEqual([
      { '@type': 'PropertyValue', name: 'Power', value: 190, unitText: 'kW' },
      { '@type': 'PropertyValue', name: 'Warranty', value: 'Factory Warranty' },
    ]);
    expect(carJsonLd(cars[2] as Car, site)).not.toHaveProperty('additionalProperty');
  });
});

test('words about a number that no vehicle of the stock states are no filter', () => {
  const unstated = readVocabulary({ facets: { body: { suv: 1 } } });
  expect(parseQuery('suv over 150 kw', unstated)).toMatchObject({ range: {}, rest: 'over 150 kw' });
  expect(parseQuery('150 kw', unstated)).toBeUndefined();
});
