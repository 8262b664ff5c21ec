import { renderToString } from 'react-dom/server';
import { getServerState } from 'react-instantsearch';
import { describe, expect, test } from 'vitest';
import { SearchApp } from '#features/search/app/SearchApp.island.tsx';
import { buildSearchSettings } from '#features/search/build-payload.ts';
import { createSearchRouter } from '#search/instantsearch/router.ts';
import type { SearchRequest } from '#search/query/search-client.ts';
import { buildSearchRequests } from '#search/requests/requests.ts';
import { createStockCodec, parseSearchUrl } from '#search/state/url.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const cars = [
  makeCar({ model: 'HiLux', car_type: 'used', simple_body: 'ute', badge: '-Base', price: 30_000, km: 10 }),
  makeCar({ model: 'Corolla', car_type: 'new', simple_body: 'hatch', badge: 'SX', price: 25_000, km: 20 }),
  makeCar({
    make: 'Mazda',
    model: 'BT-50',
    car_type: 'demo',
    simple_body: 'ute',
    badge: 'XT',
    price: 45_000,
  }),
];
const site = makeSite(
  {
    search: { facets: ['make', 'model', 'car_type', 'body', 'badge'], ranges: ['price', 'km', 'year'] },
    stock: { pageSize: 2 },
  },
  { cars },
);
if (!site.stock) throw new Error('a site with stock');
const search = makeSearchClient(site, now);
const published = { ...search, indexUrl: '/search/cars.json', entry: '', host: undefined };
const { config, view } = buildSearchSettings(site, site.stock, published, now);

/** The requests that InstantSearch sends at a URL. */
async function requestsAt(url: string): Promise<readonly SearchRequest[]> {
  const address = new URL(url, 'https://www.example.com.au');
  await getServerState(
    <SearchApp
      client={search.client}
      config={config}
      popularSearches={[]}
      view={view}
      router={createSearchRouter(
        createStockCodec(() => site.slugs),
        () => address,
      )}
      slugs={() => site.slugs}
      initial={undefined}
      built={now.toISOString()}
    />,
    { renderToString },
  );
  return search.batches.at(-1) ?? [];
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
    const { pathname, search: query } = new URL(url, 'https://www.example.com.au');
    const state = parseSearchUrl({ pathname, search: query }, site.slugs) ?? {};
    const requests = await requestsAt(url);
    expect(requests.map(normalise).sort(compareFacets)).toEqual(
      buildSearchRequests(state, config).map(normalise).sort(compareFacets),
    );
  });
});
