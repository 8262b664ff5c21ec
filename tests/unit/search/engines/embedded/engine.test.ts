import { describe, expect, test } from 'vitest';
import { buildIndex, type StockRecord } from '#search/engines/embedded/build-index.ts';
import { createEngine } from '#search/engines/embedded/engine.ts';
import { TEXT_FIELDS } from '#search/engines/stock-fields.ts';

const names = ['id', 'make', 'price', 'year', 'stocknum', 'sold', 'features', 'tag'];
const engineOf = (cars: readonly StockRecord[], hitFields: readonly string[] = names) => {
  const index = buildIndex(cars, { names, uniqueTextColumns: ['id', 'stocknum'] });
  return createEngine(index, { textFields: TEXT_FIELDS, hitFields });
};
const engine = engineOf(
  [
    {
      ...{ id: 'a', make: 'Toyota', price: 30_000, year: 2020, stocknum: 'S1', sold: true },
      features: ['ABS', 'Tow bar'],
    },
    { id: 'b', make: 'Toyota', price: null, year: 2021, stocknum: 'S2', sold: false, features: [] },
    { id: 'c', make: 'Mazda', price: 20_000, year: 2019, stocknum: null, sold: null, features: null },
  ],
  ['make', 'price'],
);
const found = (params: object, indexName = 'cars') =>
  engine
    .search([{ indexName, params }])[0]
    ?.hits.map((hit) => hit.objectID)
    .join('');

// Other filters, orders and texts: engine-equals-reference.test.ts.
test.each([
  ['make=Toyota AND (year > 2020 OR price < 10)', 'b'],
  ['make!=Toyota', 'c'],
  ['make="" OR make=Ford', ''],
  ['sold=true', 'a'],
  ['sold=false', 'bc'],
  ['sold!=true', 'bc'],
  ['stocknum=S2', 'b'],
  ['stocknum!=S2', 'ac'],
  ['features=ABS', 'a'],
  ['features!=ABS', 'bc'],
  ['price=20000', 'c'],
  ['price="20000"', 'c'],
  ['price!=20000', 'ab'],
  ['price <= 20000 OR price > 25000', 'ac'],
  ['tag=Special', ''],
  ['tag!=Special', 'abc'],
  ['tag > 5', ''],
])('the filter %s keeps %s', (filters, ids) => expect(found({ filters })).toBe(ids));

describe('a mistake in a request throws:', () => {
  test.each([
    ['make', '<'],
    ['stocknum', '<='],
    ['features', '>'],
    ['make', '>='],
  ])('the order of texts in %s %s', (attribute, operator) => {
    expect(() => found({ filters: `${attribute} ${operator} Kia` })).toThrow(
      `search: ${attribute} is a text attribute, which can't be compared with ${operator}. Use = or !=.`,
    );
  });

  test('an attribute that the index does not have', () => {
    const message = 'search: unknown attribute "nonsense". It is not in this index.';
    expect(() => found({ facetFilters: [['nonsense:x']] })).toThrow(message);
    expect(() => found({}, 'cars/sort/nonsense:asc')).toThrow(message);
    const index = buildIndex([{ slug: 'a' }], { names: ['slug'], uniqueTextColumns: ['slug'] });
    expect(() => createEngine(index, { textFields: [], hitFields: [] })).toThrow('attribute "id"');
  });

  test('an order by texts', () => {
    const message = 'search: make is not numeric. Sort by a numeric attribute.';
    expect(() => found({}, 'cars/sort/make:asc')).toThrow(message);
  });
});

test('a batch may hold more than 31 different predicates', () => {
  expect(found({ numericFilters: Array.from({ length: 100 }, (_, n) => `price>=${n}`) })).toBe('ac');
});

test.each([
  ['hil toyota', ''],
  ['S3', ''],
  ['S2', 'b'],
  ['比亚迪', ''],
  ['丰田 toyota', ''],
])('the text "%s" finds "%s"', (query, ids) => expect(found({ query })).toBe(ids));

test('a page holds hitsPerPage cars from page times hitsPerPage on', () => {
  const [result] = engine.search([{ indexName: 'cars', params: { hitsPerPage: 2, page: 1 } }]);
  expect(result).toMatchObject({ nbHits: 3, nbPages: 2, page: 1, hitsPerPage: 2 });
  expect(result?.hits).toEqual([{ make: 'Mazda', price: 20_000, objectID: 'c' }]);
});

test('an answer says all that was asked, and how long it took', () => {
  const params = { query: 'toyota', facets: ['make', 'price'], hitsPerPage: 1 };
  const answers = engine.search([
    { indexName: 'cars/sort/year:desc', params },
    { indexName: 'cars', params: { facets: 'make', maxValuesPerFacet: 1, hitsPerPage: 0 } },
  ]);
  const shared = { params: '', processingTimeMS: 0, exhaustiveFacetsCount: true, exhaustiveNbHits: true };
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

test('without a size a page has 20 cars, and 100 values of a facet are counted; a hit has what the stock knows', () => {
  const many = Array.from({ length: 101 }, (_, n) => ({ id: `c${n}`, make: `make ${n}` }));
  const index = buildIndex(many, { names: ['id', 'make'], uniqueTextColumns: ['id'] });
  const plain = createEngine(index, { textFields: [], hitFields: ['make', 'unknown'] });
  const [answer] = plain.search([{ indexName: 'cars', params: { facets: ['make'] } }]);
  expect(answer).toMatchObject({ hitsPerPage: 20, nbPages: 6, nbHits: 101 });
  expect(answer?.hits).toHaveLength(20);
  expect(answer?.hits[0]).toStrictEqual({ make: 'make 0', objectID: 'c0' });
  expect(Object.keys(answer?.facets.make ?? {})).toHaveLength(100);
});

describe('stock of the edges', () => {
  const ask = (cars: readonly StockRecord[], indexName: string, params: object = {}) =>
    engineOf(cars).search([{ indexName, params: { facets: names.slice(1), ...params } }])[0];
  const car = (id: string, over: StockRecord = {}) => ({ id, make: 'Kia', price: null, ...over });

  test.each(['cars', 'cars/sort/price:asc', 'cars/sort/year:desc'])(
    'no car at all is an empty answer to %s',
    (name) => {
      const filters = { facetFilters: [['make:Kia']], numericFilters: ['price>=1'], query: 'kia' };
      const nothing = { nbHits: 0, hits: [], nbPages: 0, facets: { make: {}, price: {} }, facets_stats: {} };
      for (const params of [{}, filters]) expect(ask([], name, params)).toMatchObject(nothing);
    },
  );

  test.each(['price:asc', 'price:desc'])('cars of unknown price keep their order under %s', (sort) => {
    const found = ask([car('b'), car('a')], `cars/sort/${sort}`);
    expect(found?.hits.map((hit) => hit.objectID)).toEqual(['b', 'a']);
    expect(found?.facets_stats).toEqual({});
  });

  test('one car is found, counted and measured', () => {
    const price = Number.MAX_SAFE_INTEGER;
    const one = car('a', { price, sold: true, features: ['Tow bar'] });
    expect(ask([one], 'cars/sort/price:desc', { numericFilters: [`price>=${price}`] })).toMatchObject({
      hits: [{ objectID: 'a', price, sold: true, features: ['Tow bar'] }],
      facets: { make: { Kia: 1 }, features: { 'Tow bar': 1 } },
      facets_stats: { price: { min: price, max: price } },
    });
  });

  test('texts of every script stay whole and are found', () => {
    const cars = ['Škoda', '比亚迪', 'Ørsted'].map((make, n) => car(`车${n}🚗`, { make }));
    expect(ask(cars, 'cars')?.hits.map((hit) => hit.objectID)).toEqual(['车0🚗', '车1🚗', '车2🚗']);
    for (const query of ['skoda', '比亚', 'ørst']) expect(ask(cars, 'cars', { query })?.nbHits).toBe(1);
  });

  test('a page past the end is empty and still says how many there are', () => {
    expect(ask([car('a')], 'cars', { page: 9 })).toMatchObject({ hits: [], nbHits: 1 });
  });
});
