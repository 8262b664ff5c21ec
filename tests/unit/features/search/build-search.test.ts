import { describe, expect, test } from 'vitest';
import { buildSearchSettings } from '#features/search/build-payload.ts';
import { buildSearch, buildStockRecords } from '#features/search/build-search.ts';
import { expandHits } from '#search/instantsearch/page-results.ts';
import type { RefinementList } from '#search/state/makes-and-models.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
type SiteOver = NonNullable<Parameters<typeof makeSite>[0]>;

const cars = [
  makeCar({ id: 'hilux', model: 'HiLux', simple_body: 'ute', price: 52_990, km: 10_000 }),
  makeCar({ id: 'corolla', simple_body: 'hatch', price: 24_990, km: 50_000 }),
  makeCar({ id: 'rio', make: 'Kia', model: 'Rio', simple_body: 'hatch', price: 9990, km: 90_000 }),
  makeCar({ id: 'unpriced', make: 'Kia', model: 'Rio', simple_body: 'hatch', price: 0 }),
];

function search(over: SiteOver = {}, stock = cars, locations = [makeLocation()]) {
  const site = makeSite(over, { cars: stock, locations });
  if (!site.stock) throw new Error('a site with stock');
  return buildSearch(site, site.stock, now);
}
const found = (built: ReturnType<typeof search>, state: IndexUiState = {}) =>
  expandHits(built.getResults({ ...state })).map(({ slug }) => cars.find((car) => car.slug === slug)?.id);

describe('a record has what cards show and searches sort by', () => {
  const FINANCE = { Manual: { interestRate: 9.24, comparisonRate: 9.84, paymentWeek: 229 } };
  const tully = makeLocation({ name: 'Example Tully', address: { city: 'Tully' } });
  const [car, sold] = [
    makeCar({
      location_id: tully.id,
      finance_lenders: FINANCE,
      autograb_data: { state_average_market_price: 26_050 },
    }),
    makeCar({ status: 'sold' }),
  ];
  const site = makeSite({}, { cars: [car, sold], locations: [tully, makeLocation()] });
  const find = (id: string) => buildStockRecords(site, now).find((record) => record.id === id);

  test('of a car for sale', () => {
    expect(find(car.id)).toMatchObject({
      place: 'Tully',
      similar: null,
      cost: 'from $229 per week',
      below: '$1,060 below market',
      saving: 1060,
      weekly_price_range: expect.anything(),
    });
  });

  test('of a sold car', () => {
    expect(find(sold.id)).toMatchObject({
      similar: '/search/toyota/corolla/',
      cost: null,
      saving: null,
      weekly_price_range: null,
    });
  });

  test('the most relevant first: cars for sale before others', () => {
    expect(buildStockRecords({ ...site, cars: [sold, car] }, now).map(({ id }) => id)).toEqual([
      car.id,
      sold.id,
    ]);
  });
});

describe('a filter is worth showing where the stock has several values', () => {
  test('of the filters that the dealer has', () => {
    expect(search({ search: { facets: ['make', 'body', 'fuel', 'car_type'] } }).lists).toEqual([
      'make',
      'body',
    ]);
  });

  test('one value beside unknown ones is not several', () => {
    const stock = [makeCar({ simple_fuel: 'Diesel' }), makeCar({ simple_fuel: null })];
    expect(search({ search: { facets: ['fuel'] } }, stock).lists).toEqual([]);
  });

  test('makes and models are counted as one, always', () => {
    expect(search({ search: { facets: ['body', 'make', 'model'] } }).config.lists).toEqual([
      'make_or_model',
      'body',
    ]);
    expect(search({ search: { facets: [] } }).config.lists).toEqual(['make_or_model']);
  });
});

describe('the config of a search', () => {
  test("has the dealer's ranges, size of a page and filter, and no order unless the dealer has one", () => {
    const { config } = search({ search: { ranges: ['km'] }, stock: { pageSize: 12 } });
    expect(config).toEqual({
      lists: ['make_or_model', 'body'],
      ranges: ['km'],
      pageSize: 12,
      filters: expect.stringMatching(/^\(status="?in_stock.* AND show_on_dealer_website=true$/),
    });
  });

  test("has the dealer's order", () => {
    const { config } = search({
      search: { defaultSort: 'price:asc', extraSorts: ['km:asc'], pricedOnly: true },
    });
    expect(config).toMatchObject({ sort: 'price:asc', extraSorts: ['km:asc'], pricedOnly: true });
  });

  test('offers the nearest first after the extra orders, where there are several places', () => {
    const places = ['Tully', 'Cairns'].map((city, n) =>
      makeLocation({ name: city, address: { city, street: `${n} A Street`, lat: -17 - n, long: 145 } }),
    );
    const stock = places.map(({ id }) => makeCar({ location_id: id }));
    const over: SiteOver = { geocoding: 'postcodes', search: { extraSorts: ['year:desc'] } };
    expect(search(over, stock, places).config.extraSorts).toEqual(['year:desc', 'distance:asc']);
    expect(search({ ...over, geocoding: false }, stock, places).config.extraSorts).toEqual(['year:desc']);
  });
});

test('the sliders have the ends of the stock, and a range without numbers is left out', () => {
  const { histograms, config } = search({ search: { ranges: ['km', 'subscription_price'] } });
  expect(Object.keys(histograms)).toEqual(['km']);
  expect(config.ranges).toEqual(['km']);
  expect(search({ search: { ranges: ['km'] } }, []).histograms).toEqual({});
});

describe('the results of a state', () => {
  test.each<[string, SiteOver, IndexUiState, string[]]>([
    ['a body', {}, { refinementList: { body: ['ute'] } }, ['hilux']],
    ['a model', {}, { refinementList: { make_or_model: ['Toyota:Corolla'] } }, ['corolla']],
    ['words', {}, { query: 'hilux' }, ['hilux']],
    ['the highest price', {}, { sortBy: 'price:desc' }, ['hilux', 'corolla', 'rio', 'unpriced']],
    [
      "the dealer's order",
      { search: { defaultSort: 'km:asc' } },
      { refinementList: { make_or_model: ['Toyota'] } },
      ['hilux', 'corolla'],
    ],
    [
      'without prices left out',
      { search: { defaultSort: 'price:asc', pricedOnly: true } },
      {},
      ['rio', 'corolla', 'hilux'],
    ],
  ])('%s', (_, over, state, ids) => {
    expect(found(search(over), state)).toEqual(ids);
  });

  const countsOf = (facets: NonNullable<SiteOver['search']>['facets'], refinementList: RefinementList) =>
    search({ search: { facets } }).getResults({ refinementList }).counts.make_or_model;

  test('a page leaves out the counts of models until their make is chosen', () => {
    expect(countsOf(['make', 'model'], {})).toEqual(['Kia', 2, 'Toyota', 2]);
    expect(countsOf(['make', 'model'], { make_or_model: ['Kia'] })).toEqual([
      'Kia',
      2,
      'Kia:Rio',
      2,
      'Toyota',
      2,
    ]);
    expect(countsOf(['make', 'model'], { make_or_model: ['Toyota:HiLux'] })).toEqual(
      expect.arrayContaining(['Toyota:HiLux', 'Toyota:Corolla']),
    );
  });

  test('unless its filter shows all models', () => {
    for (const facets of [['make', 'make_model'], ['model']] as const)
      expect(countsOf([...facets], {})).toContain('Kia:Rio');
  });

  test('the values of other filters may have a colon', () => {
    const stock = [makeCar({ colour: 'Red: metallic' }), makeCar({ colour: 'White' })];
    const { counts } = search({ search: { facets: ['make', 'colour'] } }, stock).getResults({});
    expect(counts.colour).toContain('Red: metallic');
  });
});

test('a single request is answered as it is', () => {
  const result = search().query({
    indexName: 'cars',
    params: { facetFilters: ['make:Kia'], hitsPerPage: 1 },
  });
  expect(result).toMatchObject({ nbHits: 2, hits: [{ make: 'Kia' }] });
});

describe('the popular searches', () => {
  const labels = (over: SiteOver = {}, state: IndexUiState = {}) =>
    search(over)
      .popularSearches({ ...state })
      .map(({ label }) => label);

  test('are chosen from the stock', () => {
    expect(labels()).toContain('Utes');
    expect(labels()).not.toContain('Vans');
  });

  test("or are the dealer's own", () => {
    const popularSearches = ['/search/kia/', '/search/ute-cars/?price=:20000', '/search/ute-cars/'];
    expect(labels({ search: { popularSearches } })).toEqual(['Kia', 'Ute']);
  });

  test('count what they find beside the filters of the page', () => {
    expect(labels({}, { refinementList: { make_or_model: ['Kia'] } })).not.toContain('Utes');
  });
});

test('the index is the text of a file', () => {
  expect(JSON.parse(search().index)).toMatchObject({ count: cars.length });
});

const pair = ['a', 'b'].map((id) => makeCar({ id }));

test.each([
  { configured: 2600, stated: 2600 },
  { configured: undefined, stated: 2 },
])(
  'with a stock count of $configured in site.ts, a search over 2 cars states $stated where counts are capped',
  ({ configured, stated }) => {
    const site = makeSite({ stock: { count: configured } }, { cars: pair });
    if (!site.stock) throw new Error('a site with stock');
    const search = { ...buildSearch(site, site.stock, now), indexUrl: '/search/cars.json', entry: '' };
    expect(buildSearchSettings(site, site.stock, search, now).view.stockCount).toBe(stated);
  },
);
