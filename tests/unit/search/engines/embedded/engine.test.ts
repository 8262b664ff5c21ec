import { describe, expect, test, vi } from 'vitest';
import { buildIndex, type StockRecord } from '#search/engines/embedded/build-index.ts';
import { createEngine } from '#search/engines/embedded/engine.ts';
import { TEXT_FIELDS } from '#search/engines/text-fields.ts';

const records = [
  {
    id: 'a',
    make: 'Toyota',
    model: 'HiLux',
    make_model: 'Toyota:HiLux',
    badge: '-Base',
    price: 30_000,
    year: 2020,
    stocknum: 'S1',
  },
  {
    id: 'b',
    make: 'Toyota',
    model: 'Corolla',
    make_model: 'Toyota:Corolla',
    badge: null,
    price: null,
    year: 2021,
    stocknum: 'S2',
  },
  {
    id: 'c',
    make: 'Mazda',
    model: 'CX-5',
    make_model: 'Mazda:CX-5',
    badge: 'G25',
    price: 20_000,
    year: 2019,
    stocknum: 'S3',
  },
];
const index = buildIndex(records, {
  names: Object.keys(records[0] ?? {}),
  uniqueTextColumns: ['id', 'stocknum'],
});
const engine = createEngine(index, { textFields: TEXT_FIELDS, hitFields: ['make', 'price'], idField: 'id' });

function found(params: object, indexName = 'cars'): string[] {
  return engine.search([{ indexName, params }])[0]?.hits.map((hit) => hit.objectID) ?? [];
}

test('words in quotation marks are found as they are, not by their beginning or a typo', () => {
  expect(found({ query: 'coro' })).toEqual(['b']);
  expect(found({ query: '"coro"' })).toEqual([]);
  expect(found({ query: '"corola"' })).toEqual([]);
  expect(found({ query: 'toyota "corolla"' })).toEqual(['b']);
});

describe('facet filters', () => {
  test('a value may hold colons: only the first one separates', () => {
    expect(found({ facetFilters: [['make_model:Toyota:HiLux']] })).toEqual(['a']);
  });

  test('a leading hyphen means "not", an escaped one is part of the value', () => {
    expect(found({ facetFilters: [['badge:-Base']] })).toEqual(['a', 'b', 'c']);
    expect(found({ facetFilters: [['badge:\\-Base']] })).toEqual(['a']);
    expect(found({ facetFilters: [['badge:--Base']] })).toEqual(['b', 'c']);
  });

  test('an attribute that this stock does not have is a mistake and throws', () => {
    expect(() => found({ facetFilters: [['nonsense:x']] })).toThrow('unknown attribute "nonsense"');
  });

  test('a batch may hold more than 31 different predicates', () => {
    const many = Array.from({ length: 100 }, (_, n) => `price>=${n}`);
    expect(found({ numericFilters: many })).toEqual(['a', 'c']);
  });
});

describe('order', () => {
  test.each([
    { indexName: 'cars', ids: ['a', 'b', 'c'] },
    { indexName: 'cars/sort/price:asc', ids: ['c', 'a', 'b'] },
    { indexName: 'cars/sort/price:desc', ids: ['a', 'c', 'b'] },
    { indexName: 'cars/sort/year:desc', ids: ['b', 'a', 'c'] },
  ])('$indexName: $ids, unknown values last', ({ indexName, ids }) => {
    expect(found({}, indexName)).toEqual(ids);
  });
});

describe('text', () => {
  test.each([
    { query: '', ids: ['a', 'b', 'c'] },
    { query: 'toyota hil', ids: ['a'] },
    { query: 'hilx', ids: ['a'] },
    { query: 'coroll', ids: ['b'] },
    { query: 'coorlla', ids: ['b'] },
    { query: 'toyota 2021', ids: ['b'] },
    { query: '2022', ids: [] },
    { query: 'S3', ids: ['c'] },
    { query: 'hil toyota', ids: [] },
    { query: '!!!', ids: ['a', 'b', 'c'] },
    { query: '比亚迪', ids: [] },
    { query: '丰田 toyota', ids: [] },
  ])('"$query" finds $ids', ({ query, ids }) => {
    expect(found({ query })).toEqual(ids);
  });
});

test('a page holds hitsPerPage cars from page times hitsPerPage on', () => {
  const [result] = engine.search([{ indexName: 'cars', params: { hitsPerPage: 2, page: 1 } }]);
  expect(result).toMatchObject({ nbHits: 3, nbPages: 2, page: 1, hitsPerPage: 2 });
  expect(result?.hits).toEqual([{ make: 'Mazda', price: 20_000, objectID: 'c' }]);
});

test('an answer says all that was asked, and how long it took', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1012.4);
  const params = { query: 'toyota', facets: ['make', 'price'], hitsPerPage: 1 };
  const answers = engine.search([
    { indexName: 'cars/sort/year:desc', params },
    { indexName: 'cars', params: { facets: 'make', maxValuesPerFacet: 1, hitsPerPage: 0 } },
  ]);
  now.mockRestore();
  const shared = { params: '', processingTimeMS: 12, exhaustiveFacetsCount: true, exhaustiveNbHits: true };
  expect(answers).toStrictEqual([
    {
      ...{ index: 'cars/sort/year:desc', query: 'toyota', page: 0, nbPages: 2, hitsPerPage: 1, nbHits: 2 },
      nbSold: 0,
      hits: [{ make: 'Toyota', price: null, objectID: 'b' }],
      facets: { make: { Toyota: 2 }, price: {} },
      facets_stats: { price: { min: 30_000, max: 30_000 } },
      ...shared,
    },
    {
      ...{ index: 'cars', query: '', page: 0, nbPages: 0, hitsPerPage: 0, nbHits: 3, nbSold: 0 },
      ...{ hits: [], facets: { make: { Toyota: 2 } }, facets_stats: {}, ...shared },
    },
  ]);
});

describe('without a size', () => {
  const many = Array.from({ length: 101 }, (_, n) => ({ id: `c${n}`, make: `make ${n}` }));
  const stock = buildIndex(many, { names: ['id', 'make'], uniqueTextColumns: ['id'] });
  const ask = () => {
    const plain = createEngine(stock, { textFields: [], hitFields: ['make', 'unknown'], idField: 'id' });
    return plain.search([{ indexName: 'cars', params: { facets: ['make'] } }])[0];
  };

  test('a page has 20 cars, and 100 values of a facet are counted', () => {
    const answer = ask();
    expect(answer).toMatchObject({ hitsPerPage: 20, nbPages: 6, nbHits: 101 });
    expect(answer?.hits).toHaveLength(20);
    expect(Object.keys(answer?.facets.make ?? {})).toHaveLength(100);
  });

  test('a hit has what the stock knows', () => {
    expect(ask()?.hits[0]).toStrictEqual({ make: 'make 0', objectID: 'c0' });
  });

  test('an index without ids is a mistake and throws', () => {
    expect(() => createEngine(stock, { textFields: [], hitFields: [], idField: 'slug' })).toThrow(
      'unknown attribute "slug"',
    );
  });
});

test('the text filter of a request narrows it', () => {
  expect(found({ filters: 'make=Toyota AND (year > 2020 OR price < 10)' })).toEqual(['b']);
});

describe('stock of the edges', () => {
  const names = ['id', 'make', 'price', 'created_at', 'sold', 'features'];
  const engineOf = (cars: readonly StockRecord[]) =>
    createEngine(buildIndex(cars, { names, uniqueTextColumns: ['id'] }), {
      textFields: TEXT_FIELDS,
      hitFields: names,
      idField: 'id',
    });
  const ask = (cars: readonly StockRecord[], indexName: string, params: object = {}) =>
    engineOf(cars).search([{ indexName, params: { facets: names.slice(1), ...params } }])[0];
  const car = (id: string, over: StockRecord = {}): StockRecord => ({
    id,
    make: 'Kia',
    price: null,
    ...over,
  });

  test.each(['cars', 'cars/sort/price:asc', 'cars/sort/created_at:desc'])(
    'no car at all is an empty answer to %s',
    (indexName) => {
      const filters = { facetFilters: [['make:Kia']], numericFilters: ['price>=1'], query: 'kia' };
      for (const params of [{}, filters])
        expect(ask([], indexName, params)).toMatchObject({
          nbHits: 0,
          hits: [],
          nbPages: 0,
          facets_stats: {},
        });
    },
  );

  test.each(['price:asc', 'price:desc'])('cars of unknown price keep their order under %s', (sort) => {
    const found = ask([car('b'), car('a')], `cars/sort/${sort}`);
    expect(found?.hits.map((hit) => hit.objectID)).toEqual(['b', 'a']);
    expect(found?.facets_stats).toEqual({});
  });

  test('one car is found, counted and measured', () => {
    const one = car('a', { price: 9_007_199_254_740_991, sold: true, features: ['Tow bar'] });
    expect(ask([one], 'cars/sort/price:desc', { numericFilters: ['price>=9007199254740991'] })).toMatchObject(
      {
        hits: [{ objectID: 'a', price: 9_007_199_254_740_991, sold: true, features: ['Tow bar'] }],
        facets: { make: { Kia: 1 }, features: { 'Tow bar': 1 } },
        facets_stats: { price: { min: 9_007_199_254_740_991, max: 9_007_199_254_740_991 } },
      },
    );
  });

  test('texts of every script stay whole and are found', () => {
    const cars = [
      car('车1🚗', { make: 'Škoda' }),
      car('车2🚙', { make: '比亚迪' }),
      car('车3🚗', { make: 'Ørsted' }),
    ];
    expect(ask(cars, 'cars')?.hits.map((hit) => hit.objectID)).toEqual(['车1🚗', '车2🚙', '车3🚗']);
    expect(ask(cars, 'cars', { query: 'skoda' })?.nbHits).toBe(1);
    expect(ask(cars, 'cars', { query: '比亚' })?.nbHits).toBe(1);
    expect(ask(cars, 'cars', { query: 'ørst' })?.nbHits).toBe(1);
  });

  test('a page past the end is empty and still says how many there are', () => {
    expect(ask([car('a')], 'cars', { page: 9 })).toMatchObject({ hits: [], nbHits: 1 });
  });
});
