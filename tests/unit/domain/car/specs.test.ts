import { afterAll, describe, expect, test, vi } from 'vitest';
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

/** Two entries that the table does not have, before anything reads it: what follows from the table follows for them, too. */
await vi.hoisted(async () => {
  vi.resetModules();
  const specs: { SPECS: object; SPEC_NAMES: string[]; TEXT_SPECS: string[] } = await import(
    '#domain/car/specs.ts'
  );
  Object.assign(specs.SPECS, {
    beam: { label: 'Beam', kind: 'range', unit: 'lm', grain: 5 },
    roof: { label: 'Roof', kind: 'list', lowerCase: true },
  });
  specs.SPEC_NAMES.push('beam', 'roof');
  const words: { SPEC_WORDS: object; NUMBER_SPEC_NAMES: string[] } = await import(
    '#domain/car/spec-words.ts'
  );
  Object.assign(words.SPEC_WORDS, { beam: { words: 'lm|lumens?', max: 1500 } });
  words.NUMBER_SPEC_NAMES.push('beam');
  specs.TEXT_SPECS.push('roof');
});
afterAll(() => {
  vi.resetModules();
});

const now = new Date('2026-11-21T00:00:00Z');
const makeOne = (id: string, own: { beam: number | null; roof: string | null }): Car =>
  Object.assign(makeCar({ id, simple_body: 'suv' }), own);
const cars = [
  makeOne('a', { beam: 109.6, roof: 'Folding Roof' }),
  makeOne('b', { beam: 190, roof: 'Glass Roof' }),
  makeOne('c', { beam: null, roof: null }),
];
const site = makeSite({ slug: 'plain' }, { cars });
const search = buildSearch(site, { pageSize: 21, soldForDays: 0 } as never, now);
const index = JSON.parse(search.index);
const engine = createStockEngine(index);
const vocabulary = readVocabulary(
  engine.search([buildVocabularyRequest(search.config)])[0] ?? { facets: {} },
  2026,
);

describe('from an entry of the table alone follow', () => {
  test('a transform of its column, which refuses other units and what is too large', () => {
    const { read, expects } = TRANSFORMS['beam' as 'seats'];
    const cells = ['110', '110 lm', '110lm', '1,100 Lumens', '150 kg', '0', '2,000 lm'];
    expect(cells.map((cell) => read([cell]))).toEqual([110, 110, 110, 1100, undefined, undefined, undefined]);
    expect(expects).toBe('a number of lm');
  });

  test('a filter of every dealer whose stock has it, with its ends', () => {
    expect(search.config.ranges).toContain('beam');
    expect(search.histograms).toMatchObject({ beam: { min: 110, max: 190 } });
    expect(search.lists).toContain('roof');
  });

  test('what addresses mean, on both engines', () => {
    const state = parseQueryString('?beam=150:&roof=Glass Roof');
    expect(search.getResults(state)).toMatchObject({ total: 1 });
    expect(describeState(state)).toBe('Glass roof, from 150 lm beam');
    expect(buildFilterBy({ numericFilters: ['beam>=150'], facetFilters: [['roof:X']] } as never)).toBe(
      'roof:=[`X`] && beam:>=150',
    );
  });

  test.each([
    ['suv over 150 lm', { beam: '150:' }, { body: ['suv'] }],
    ['100 lm to 200 lm', { beam: '100:200' }, {}],
    ['110lm suv', { beam: '110:' }, { body: ['suv'] }],
    ['under 150 lumens', { beam: ':150' }, {}],
    ['glass roof', {}, { roof: ['Glass Roof'] }],
  ])('the meaning of "%s"', (typed, range, refinementList) => {
    expect(parseQuery(typed, vocabulary)).toMatchObject({ range, refinementList, rest: '' });
  });

  test('a key fact and a row of comparisons', () => {
    const facts = keyFacts(cars[1] as Car).map(({ label, text }) => `${label}: ${text}`);
    expect(facts).toEqual(expect.arrayContaining(['Beam: 190 lm', 'Roof: Glass Roof']));
    const rows = buildCompareRows([...readDocuments(index, ['a', 'b', 'c']).values()]);
    const valuesOf = (name: string) => rows.find(({ label }) => label === name)?.values;
    expect(valuesOf('Beam')).toEqual(expect.arrayContaining(['110 lm', '190 lm', '–']));
    expect(valuesOf('Roof')).toContain('Glass Roof');
  });

  test('an additional property in structured data', () => {
    expect(carJsonLd(cars[1] as Car, site).additionalProperty).toEqual(
      expect.arrayContaining([
        { '@type': 'PropertyValue', name: 'Beam', value: 190, unitText: 'lm' },
        { '@type': 'PropertyValue', name: 'Roof', value: 'Glass Roof' },
      ]),
    );
  });
});

test('words about a number that no vehicle of the stock states are no filter', () => {
  const unstated = readVocabulary({ facets: { body: { suv: 1 } } }, 2026);
  expect(parseQuery('suv over 150 lm', unstated)).toMatchObject({ range: {}, rest: 'over 150 lm' });
  expect(parseQuery('150 lm', unstated)).toBeUndefined();
});
