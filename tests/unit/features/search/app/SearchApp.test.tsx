import { renderToString } from 'react-dom/server';
import { getServerState } from 'react-instantsearch';
import { describe, expect, test } from 'vitest';
import { SearchApp } from '#features/search/app/SearchApp.island.tsx';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { createEngine } from '#search/engines/embedded/engine.ts';
import { TEXT_FIELDS } from '#search/engines/stock-fields.ts';
import { createSearchRouter } from '#search/instantsearch/router.ts';
import { writeFilters } from '#search/query/filter-tree.ts';
import { buildListedFilter } from '#search/query/listed-filter.ts';
import type { SearchRequest } from '#search/query/search-client.ts';
import { DEFAULT_FACET_ORDER, defaultFacetConfig, sortFacets } from '#search/refinements/facets.ts';
import { buildSearchRequests, type SearchConfig } from '#search/requests/requests.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { createStockCodec, parseSearchUrl } from '#search/state/url.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const BUILT = '2026-11-21T00:00:00.000Z';
const SOLD_FOR_DAYS = 3;

const cars = [
  {
    id: 'a',
    make: 'Toyota',
    model: 'HiLux',
    car_type: 'used',
    body: 'ute',
    price: 30_000,
    km: 10,
    year: 2020,
    badge: '-Base',
  },
  {
    id: 'b',
    make: 'Toyota',
    model: 'Corolla',
    car_type: 'new',
    body: 'hatch',
    price: 25_000,
    km: 20,
    year: 2024,
    badge: 'SX',
  },
  {
    id: 'c',
    make: 'Mazda',
    model: 'BT-50',
    car_type: 'demo',
    body: 'ute',
    price: 45_000,
    km: null,
    year: 2025,
    badge: 'XT',
    colour: 'White',
    drive: '4x4',
    subscription_price: 300,
    dealership_slug: '-north',
  },
];
const records = cars.map((car) => ({
  ...{ colour: null, drive: null, subscription_price: null, dealership_slug: null },
  ...{ status: 'in_stock', sold_date_timestamp: null, show_on_dealer_website: true },
  ...car,
  make_or_model: [car.make, `${car.make}:${car.model}`],
}));
const names = Object.keys(records[0] ?? {});
const engine = createEngine(buildIndex(records, { names, uniqueTextColumns: ['id'] }), {
  textFields: TEXT_FIELDS,
  hitFields: [],
});
const slugs = buildSlugTable(cars.map(({ make, model }) => makeCar({ make, model })));
const lists = ['make', 'model', 'car_type', 'body', 'badge'] as const;
const config: SearchConfig = {
  lists: ['make_or_model', 'car_type', 'body', 'badge'],
  ranges: ['price', 'km', 'year'],
  pageSize: 2,
  filters: writeFilters(buildListedFilter(SOLD_FOR_DAYS, new Date(BUILT))),
};

/** The requests that InstantSearch sends at a URL. */
async function requestsAt(url: string): Promise<SearchRequest[]> {
  const batches: SearchRequest[][] = [];
  const address = new URL(url, 'https://www.example.com.au');
  await getServerState(
    <SearchApp
      client={{
        search: (requests) => {
          batches.push(requests.map(({ indexName, params }) => ({ indexName, params })));
          return Promise.resolve({ results: engine.search(requests) });
        },
      }}
      config={config}
      popularSearches={[]}
      view={{
        places: [],
        cards: {
          columns: 4,
          sizes: { list: '', few: '' },
          vehicle: { noun: 'car', plural: 'cars' },
          stock: {
            cardFacts: [],
            leadPrice: 'price',
            newTag: 'New',
            soldTag: 'SOLD',
            reservedTag: 'RESERVED',
            runoutTagColour: 'red',
            electrifiedTags: false,
            pageSize: 2,
          },
          buttons: [],
          pictures: { pattern: null },
        },
        offer: 'for sale',
        soldForDays: SOLD_FOR_DAYS,
        panel: {
          filters: sortFacets(lists.map(defaultFacetConfig), config.ranges, DEFAULT_FACET_ORDER),
          marks: {},
          makeHeadings: false,
          keep: false,
        },
        stockCount: 3,
        slug: 'example',
        contact: '/contact/',
        promos: [],
        histograms: { price: { min: 25_000, max: 45_000, bars: [1, 1, 1] } },
      }}
      router={createSearchRouter(
        createStockCodec(() => slugs),
        () => address,
      )}
      slugs={() => slugs}
      initial={undefined}
      built={BUILT}
    />,
    { renderToString },
  );
  return batches.at(-1) ?? [];
}

/** A request without insignificant differences: order of groups, empty lists and InstantSearch's own tags. */
function normalise({ indexName, params }: SearchRequest) {
  const { query, page, hitsPerPage, facets, facetFilters, numericFilters, filters, maxValuesPerFacet } =
    params;
  return {
    indexName,
    query: query ?? '',
    page: page ?? 0,
    hitsPerPage,
    filters,
    maxValuesPerFacet,
    facets,
    facetFilters: (facetFilters ?? []).map((group) => [group].flat().sort().join()).sort(),
    numericFilters: [...(numericFilters ?? [])].flat().sort(),
  };
}

const compareFacets = (a: { facets?: unknown }, b: { facets?: unknown }) =>
  String(a.facets) < String(b.facets) ? -1 : 1;

describe('the build sends the same requests as InstantSearch', () => {
  test.each([
    '/search/',
    '/search/toyota/',
    '/search/toyota/hilux/',
    '/search/new-and-demo-cars/',
    '/search/ute-cars/',
    '/search/?make=Toyota&make=Mazda&page=2',
    '/search/?make=Mazda&make_model=Toyota:HiLux',
    '/search/?make_model=Toyota:HiLux',
    '/search/toyota/?model=Corolla&model=HiLux',
    '/search/?price=20000:40000&sortBy=price:asc',
    '/search/toyota/?badge=-Base&year=:2021',
    '/search/?km=5:15&year=2019:2025',
    // Attributes without a filter on the screen.
    '/search/?colour=White&drive=4x4&drive=AWD&subscription_price=:400&make=Toyota',
    '/search/?dealership_slug=-north',
  ])('%s', async (url) => {
    const { pathname, search } = new URL(url, 'https://www.example.com.au');
    const state = parseSearchUrl({ pathname, search }, slugs) ?? {};
    const requests = await requestsAt(url);
    expect(requests.map(normalise).sort(compareFacets)).toEqual(
      buildSearchRequests(state, config).map(normalise).sort(compareFacets),
    );
  });
});
