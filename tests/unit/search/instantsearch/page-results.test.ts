import { describe, expect, test } from 'vitest';
import { buildInstantSearchProps } from '#search/instantsearch/instantsearch-props.ts';
import {
  buildInitialResults,
  compactResults,
  expandHits,
  type PageResults,
} from '#search/instantsearch/page-results.ts';
import { createSearchRouter } from '#search/instantsearch/router.ts';
import { rejectingClient, type SearchResult } from '#search/query/search-client.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';

const config: SearchConfig = {
  lists: ['body', 'colour', 'fuel'],
  ranges: ['price', 'km'],
  pageSize: 2,
  filters: 'status=in_stock',
};
const result = (over: Partial<SearchResult>): SearchResult => ({
  ...{
    index: 'cars',
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 2,
    facets: {},
    facets_stats: {},
  },
  ...{ query: '', params: '', processingTimeMS: 3, exhaustiveFacetsCount: true, exhaustiveNbHits: true },
  ...over,
});
const batch = [
  result({
    nbHits: 5,
    nbSold: 1,
    hits: [
      { objectID: 'a', name: 'HiLux', price: 30_000 },
      { objectID: 'b', name: 'BT-50', price: null },
    ],
    facets: { body: { ute: 5 }, colour: { White: 3, Red: 2 } },
    facets_stats: { price: { min: 20_000, max: 30_000 } },
  }),
  result({ nbHits: 9, facets: { body: { ute: 5, van: 4 } } }),
  result({ nbHits: 7, facets_stats: { price: { min: 9_000, max: 50_000 } } }),
];
const page: PageResults = {
  total: 5,
  sold: 1,
  counts: { body: ['ute', 5, 'van', 4], colour: ['White', 3, 'Red', 2], fuel: [] },
  bounds: { price: [9_000, 50_000] },
  fields: ['objectID', 'name', 'price'],
  hits: [
    ['a', 'HiLux', 30_000],
    ['b', 'BT-50', null],
  ],
};

describe('the results in a prerendered page', () => {
  test('are those of the page, with the counts and ends of a refined facet without its own filter', () => {
    expect(compactResults(batch, config)).toEqual(page);
  });

  test('leave out the counts of values that the page does not show', () => {
    const isShown = (facet: string, value: string) => facet !== 'colour' || value === 'Red';
    expect(compactResults(batch, config, isShown).counts).toEqual({ ...page.counts, colour: ['Red', 2] });
  });

  test('may be none', () => {
    const counts = { body: [], colour: [], fuel: [] };
    const none = { total: 0, counts, bounds: {}, fields: [], hits: [] };
    expect(compactResults([result({})], config)).toEqual(none);
  });

  test('are read as the hits of an engine', () => expect(expandHits(page)).toEqual(batch[0]?.hits));

  test('need a result', () => {
    const message = 'search: the batch has no results. It needs at least one.';
    expect(() => compactResults([], config)).toThrow(message);
  });
});

test("InstantSearch gets a page's results as the answer to its own request", () => {
  const state: IndexUiState = {
    ...{ query: 'tow', page: 2, sortBy: 'price:asc' },
    ...{ refinementList: { drive: ['4x4'] }, range: { year: '2018:' } },
  };
  expect(buildInitialResults(page, state, config)).toEqual({
    cars: {
      state: { disjunctiveFacets: ['body', 'colour', 'fuel', 'drive', 'price', 'km', 'year'] },
      results: [
        {
          ...{ index: 'cars/sort/price:asc', query: 'tow', params: '', processingTimeMS: 0 },
          prerendered: true,
          ...{ nbHits: 5, nbSold: 1, page: 1, nbPages: 3, hitsPerPage: 2 },
          hits: batch[0]?.hits,
          facets: {
            ...{ body: { ute: 5, van: 4 }, colour: { White: 3, Red: 2 } },
            ...{ fuel: {}, drive: {}, price: {}, km: {}, year: {} },
          },
          facets_stats: { price: { min: 9_000, max: 50_000 } },
          ...{ exhaustiveFacetsCount: true, exhaustiveNbHits: true },
        },
      ],
    },
  });
});

test('InstantSearch gets the index, the client and the router, and keeps the choices of a closed section', () => {
  const router = createSearchRouter(
    { write: () => '/search/', read: () => {} },
    () => new URL('https://www.example.com.au/search/'),
  );
  expect(buildInstantSearchProps(rejectingClient, router)).toMatchObject({
    indexName: 'cars',
    searchClient: rejectingClient,
    routing: { router },
    stalledSearchDelay: 150,
    future: { preserveSharedStateOnUnmount: true },
  });
});
