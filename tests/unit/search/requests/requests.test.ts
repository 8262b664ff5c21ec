import { describe, expect, test } from 'vitest';
import { rejectingClient, type SearchClient, type SearchRequest } from '#search/query/search-client.ts';
import { MAX_VALUES_PER_FACET } from '#search/requests/refinable-attributes.ts';
import { buildSearchRequests, countStates, type SearchConfig } from '#search/requests/requests.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';

const config: SearchConfig = {
  lists: ['make_or_model', 'body'],
  ranges: ['price', 'km'],
  pageSize: 21,
  filters: 'status=in_stock',
};
/** Two attributes of the screen and two that it has no filter for, on the third page. */
const state: IndexUiState = {
  query: 'tow',
  page: 3,
  sortBy: 'price:asc',
  refinementList: { make_or_model: ['Toyota:HiLux', 'Toyota:Yaris'], colour: ['-White'] },
  range: { price: '10000:40000', year: '2018:' },
};

describe('the requests of a search', () => {
  test('nothing chosen is one request, which counts all filters of the screen', () => {
    expect(buildSearchRequests({}, config)).toEqual([
      {
        indexName: 'cars',
        params: {
          ...{ query: '', filters: 'status=in_stock', maxValuesPerFacet: MAX_VALUES_PER_FACET },
          facets: ['body', 'km', 'make_or_model', 'price'],
          ...{ hitsPerPage: 21, page: 0, facetFilters: [], numericFilters: [] },
        },
      },
    ]);
  });

  test('each chosen attribute has a request that counts its values as if it were not chosen', () => {
    const models = ['make_or_model:Toyota:HiLux', 'make_or_model:Toyota:Yaris'];
    const colours = ['colour:-White'];
    const [price, year] = [['price>=10000', 'price<=40000'], ['year>=2018']];
    const shared = { query: 'tow', filters: 'status=in_stock', maxValuesPerFacet: MAX_VALUES_PER_FACET };
    const counts = { ...shared, hitsPerPage: 0, page: 0 };
    expect(buildSearchRequests(state, config)).toEqual(
      [
        {
          ...shared,
          facets: ['body', 'colour', 'km', 'make_or_model', 'price', 'year'],
          hitsPerPage: 21,
          page: 2,
          facetFilters: [models, colours],
          numericFilters: [...price, ...year],
        },
        { ...counts, facets: 'make_or_model', facetFilters: [colours], numericFilters: [...price, ...year] },
        { ...counts, facets: 'colour', facetFilters: [models], numericFilters: [...price, ...year] },
        { ...counts, facets: 'price', facetFilters: [models, colours], numericFilters: year },
        { ...counts, facets: 'year', facetFilters: [models, colours], numericFilters: price },
      ].map((params) => ({ indexName: 'cars/sort/price:asc', params })),
    );
  });
});

test('searches are counted in one batch, with their own filters and neither hits nor facets', async () => {
  const states: IndexUiState[] = [
    {},
    { query: 'tow', page: 3, refinementList: { body: ['ute'] }, range: { price: ':40000' } },
  ];
  const batches: (readonly SearchRequest[])[] = [];
  const client: SearchClient = {
    ...rejectingClient,
    search: (requests) => {
      batches.push(requests);
      return Promise.resolve({ results: [{ nbHits: 12 }, { nbHits: 3 }] as never });
    },
  };
  expect(await countStates(client, config, states)).toEqual([12, 3]);
  expect(batches).toEqual([
    states.map((state) => {
      const [page] = buildSearchRequests(state, config);
      return { ...page, params: { ...page?.params, facets: [], hitsPerPage: 0, page: 0 } };
    }),
  ]);
});

test('no searches are counted without a request', async () => {
  expect(await countStates(rejectingClient, config, [])).toEqual([]);
});
