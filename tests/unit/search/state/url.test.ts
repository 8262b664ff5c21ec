import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIST_ATTRIBUTES, RANGE_ATTRIBUTES } from '#search/state/attributes.ts';
import type { Landing } from '#search/state/landing.ts';
import { combineMakesAndModels, splitMakesAndModels } from '#search/state/makes-and-models.ts';
import { writeRange } from '#search/state/range.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { type DefinedSort, getSortOptions, type SortName } from '#search/state/sorts.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import {
  createStockCodec,
  dealershipSearchUrl,
  type KnownValues,
  landingPath,
  parseSearchUrl,
  searchUrl,
} from '#search/state/url.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const slugs = buildSlugTable([
  makeCar({ make: 'Toyota', model: 'HiLux' }),
  makeCar({ make: 'Toyota', model: '86' }),
  makeCar({ make: 'Mazda', model: 'BT-50' }),
]);

function read(url: string): IndexUiState | undefined {
  const { pathname, search } = new URL(url, 'https://www.example.com.au');
  return parseSearchUrl({ pathname, search }, slugs);
}

const makes = (...make_or_model: string[]) => ({ refinementList: { make_or_model } });

describe('a state has one address', () => {
  test.each<[string, IndexUiState]>([
    ['/search/', {}],
    ['/search/toyota/', makes('Toyota')],
    ['/search/toyota/86/', makes('Toyota:86')],
    ['/search/toyota/?model=86&model=HiLux', makes('Toyota:HiLux', 'Toyota:86')],
    ['/search/?make=Mazda&make=Toyota', makes('Toyota', 'Mazda')],
    ['/search/?make=Mazda&make_model=Toyota:HiLux', makes('Mazda', 'Toyota:HiLux')],
    ['/search/new-and-demo-cars/', { refinementList: { car_type: ['demo', 'new'] } }],
    ['/search/new-cars/?body=ute', { refinementList: { car_type: ['new'], body: ['ute'] } }],
    ['/search/ute-cars/', { refinementList: { body: ['ute'] } }],
    [
      '/search/toyota/?body=ute&car_type=new',
      { refinementList: { make_or_model: ['Toyota'], body: ['ute'], car_type: ['new'] } },
    ],
    ['/search/?car_type=demo&car_type=used', { refinementList: { car_type: ['used', 'demo'] } }],
    ['/search/?price=20000:40000', { range: { price: '20000:40000' } }],
    ['/search/?km=:50000&year=2020:', { range: { year: '2020:', km: ':50000' } }],
    ['/search/?page=2&query=a+b&sortBy=price:asc', { query: 'a b', page: 2, sortBy: 'price:asc' }],
    ['/search/?make=Unknown', makes('Unknown')],
    ['/search/?dealership_slug=north', { refinementList: { dealership_slug: ['north'] } }],
  ])('%s', (url, state) => {
    expect(searchUrl(state, slugs)).toBe(url);
    expect(searchUrl(read(url) ?? {}, slugs)).toBe(url);
  });
});

describe("the dealer's own order is not in an address (T-16)", () => {
  test.each<{ own: DefinedSort; url: string; sortBy: SortName; canonical: string }>([
    { own: 'relevance', url: '/search/?sortBy=relevance', sortBy: '', canonical: '/search/' },
    { own: 'price:asc', url: '/search/', sortBy: '', canonical: '/search/' },
    { own: 'price:asc', url: '/search/?sortBy=price:asc', sortBy: '', canonical: '/search/' },
    { own: 'price:asc', url: '/search/?sortBy=', sortBy: '', canonical: '/search/' },
    ...(['relevance', 'price:desc'] as const).map((sortBy) => {
      const url = `/search/?sortBy=${sortBy}`;
      return { own: 'price:asc' as const, url, sortBy, canonical: url };
    }),
  ])('$url of a dealer whose own is $own', ({ own, url, sortBy, canonical }) => {
    const { read, write } = createStockCodec(() => slugs, own);
    const state = read(new URL(url, 'https://www.example.com.au')) ?? {};
    expect(state.sortBy).toBe(sortBy);
    expect(write(state)).toBe(canonical);
  });
});

describe('addresses that others wrote are understood', () => {
  test.each([
    { url: '/search/?refinementList[dealership_slug][0]=north', canonical: '/search/?dealership_slug=north' },
    { url: '/search/?refinementList%5Bmake%5D%5B0%5D=Toyota', canonical: '/search/toyota/' },
    { url: '/search/?make=Toyota', canonical: '/search/toyota/' },
    { url: '/search/toyota/?make=Toyota', canonical: '/search/toyota/' },
    { url: '/search/toyota/?make=Mazda', canonical: '/search/toyota/' },
    { url: '/search/?page=1&sortBy=nonsense&price=x', canonical: '/search/' },
    { url: '/search/?price=90000:33333', canonical: '/search/?price=33333:90000' },
    { url: '/search/?page=-3', canonical: '/search/' },
    { url: '/search/?utm_source=mail&gclid=1', canonical: '/search/' },
    { url: '/search?make=Toyota&make=Toyota', canonical: '/search/toyota/' },
    { url: '/search/?make=', canonical: '/search/' },
    { url: '/search/?make_model=HiLux&make_model=Toyota:', canonical: '/search/' },
    { url: '/search/?price_range=foo:bar&weekly_price_range=cheap', canonical: '/search/' },
    { url: '/search/?price_range=x&price_range=1:2', canonical: '/search/?price_range=1:2' },
  ])('$url means $canonical', ({ url, canonical }) => {
    expect(searchUrl(read(url) ?? {}, slugs)).toBe(canonical);
  });

  test('a path that names nothing of the stock is no search', () => {
    expect(read('/search/holden/?price=1:2')).toBeUndefined();
  });
});

/** Any value of a list: none begins with a hyphen, which InstantSearch takes for "not". */
const value = fc
  .oneof(
    fc.string({ minLength: 1, unit: 'grapheme' }),
    fc.constantFrom(
      'a:b',
      '\\-',
      'a "b"',
      "O'Brien",
      'a,b',
      'R&D',
      'a+b',
      'a/b',
      'a=b',
      '100%',
      '#1',
      'Škoda',
      '日産',
      ' ',
      'Toyota',
      'HiLux',
      '86',
      'ute',
      'new',
      'demo',
      'used',
    ),
  )
  .filter((text) => !text.startsWith('-'));
const ends = fc.oneof(fc.integer({ min: -1000, max: 1_000_000 }), fc.constant(undefined));
const range = fc
  .tuple(ends, ends)
  .filter(([min, max]) => (min ?? max) !== undefined && !((min ?? -Infinity) > (max ?? Infinity)))
  .map(([min, max]) => ({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) }));
const BANDS = ['price_range', 'weekly_price_range'];
const notBands = ([name]: [string, unknown]) => !BANDS.includes(name) && name !== 'make_model';
const band = range.map(writeRange).filter((text) => !text.startsWith('-'));
const makeModel = fc
  .tuple(fc.stringMatching(/^[^:-][^:]*$/), value)
  .map(([make, model]) => `${make}:${model}`);
const severalOf = (one: fc.Arbitrary<string>, maxLength = 10) =>
  fc.uniqueArray(one, { minLength: 1, maxLength });
const anyState = fc.record({
  query: fc.oneof(fc.constant(''), value),
  page: fc.integer({ min: 1, max: 99 }),
  sortBy: fc.constantFrom(...getSortOptions().map((sort) => sort.name)),
  refinementList: fc
    .tuple(
      fc.dictionary(fc.constantFrom(...LIST_ATTRIBUTES), severalOf(value, 3)),
      fc.dictionary(fc.constantFrom(...BANDS), severalOf(band)),
      fc.dictionary(fc.constant('make_model'), severalOf(makeModel)),
    )
    .map(([{ make = [], ...lists }, bands, models]) => {
      const makes = make.filter((name) => !name.includes(':'));
      const combined = combineMakesAndModels({
        ...Object.fromEntries(Object.entries(lists).filter(notBands)),
        ...(makes.length > 0 && { make: makes }),
        ...bands,
        ...models,
      });
      return combineMakesAndModels(splitMakesAndModels(combined));
    }),
  range: fc.dictionary(fc.constantFrom(...RANGE_ATTRIBUTES), range.map(writeRange)),
}) as fc.Arbitrary<IndexUiState>;

/** The order in which values were chosen means nothing. */
function meaning(state: IndexUiState | undefined) {
  if (!state) return undefined;
  return {
    ...state,
    refinementList: Object.fromEntries(
      Object.entries(state.refinementList ?? {}).map(([name, values]) => [name, [...values].sort()]),
    ),
  };
}

test('every state is read back from its address, over all attributes and any text', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(meaning(read(searchUrl(state, slugs)))).toEqual(meaning(state));
    }),
    { numRuns: 200 },
  );
});

test('whatever stands behind the question mark, a search path is read without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (search) => {
      const state = parseSearchUrl({ pathname: '/search/', search: `?${search}` }, slugs) ?? {};
      const url = searchUrl(state, slugs);
      expect(searchUrl(read(url) ?? {}, slugs)).toBe(url);
    }),
  );
});

test('the link to the stock of a dealership is in the style of such links (T-18)', () => {
  expect(dealershipSearchUrl('coolabah-cairns')).toBe(
    '/search/?refinementList%5Bdealership_slug%5D%5B0%5D=coolabah-cairns',
  );
});

test.each<[Landing, string]>([
  [{ kind: 'make', make: 'Holden' }, 'search: no path for "Holden". It is not in this stock.'],
  [{ kind: 'model', make: 'Toyota', model: 'Supra' }, 'search: no path for "Supra".'],
  [{ kind: 'model', make: 'Holden', model: 'Commodore' }, 'search: no path for "Holden".'],
  [{ kind: 'car_type', carTypes: ['used', 'demo'] }, 'search: no path for "demo,used".'],
])('a landing out of stock has no path: %j', (landing, message) => {
  expect(() => landingPath(landing, slugs)).toThrow(message);
});

describe('the codec of a stock', () => {
  const known: KnownValues = (name) => (name === 'fuel' ? ['Diesel', 'Petrol'] : []);
  const codec = createStockCodec(() => slugs, 'price:asc', known);
  const readAll = (url: string, { read } = codec) => read(new URL(url, 'https://www.example.com.au'));

  test('reads values as the stock writes them, and models of their makes', () => {
    const read = readAll('/search/?fuel=diesel,PETROL&model=BT-50');
    expect(read?.refinementList).toEqual({ fuel: ['Diesel', 'Petrol'], make_or_model: ['Mazda:BT-50'] });
  });

  test('knows the own order of the dealer', () => {
    expect(readAll('/search/?sortBy=price:asc')?.sortBy).toBe('');
  });

  test('reads nothing from a path that is out of stock', () => {
    expect(readAll('/search/holden/')).toBeUndefined();
  });

  test('leaves values alone where none are known', () => {
    const read = readAll(
      '/search/?fuel=diesel,PETROL',
      createStockCodec(() => slugs),
    );
    expect(read?.refinementList).toEqual({ fuel: ['diesel,PETROL'] });
  });
});
