import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';
import { sortedIndexName } from '#search/query/sort-order.ts';
import type { RangeAttribute } from '#search/state/attributes.ts';
import type { FacetName } from '#search/state/makes-and-models.ts';
import { getRange, getRefinements, type IndexUiState, type Refinements } from '#search/state/ui-state.ts';
import type { DefaultSort } from './default-sort.ts';
import {
  type CountedAttributes,
  getRefinableAttributes,
  MAX_VALUES_PER_FACET,
  toNumericRefinement,
} from './refinable-attributes.ts';

/** The configuration of a site's search screen, the same at build time and in the browser. */
export interface SearchConfig extends DefaultSort, CountedAttributes {
  readonly pageSize: number;
  /** The main filter in its text form. */
  readonly filters: string;
}

/** A search's values of a facet as a request filters by them: one is enough. */
export function writeFacetFilters(state: Refinements, facet: FacetName): string[] {
  return getRefinements(state, facet).map((value) => `${facet}:${value}`);
}

/** A search's range as a request filters by it: ['price>=20000', 'price<=40000']. */
export function writeNumericFilters(state: Refinements, name: RangeAttribute): string[] {
  return Object.entries(toNumericRefinement(getRange(state, name))).map(
    ([operator, [bound]]) => `${name}${operator}${bound}`,
  );
}

/**
 * The batch that InstantSearch sends for a state: the page itself, then, for each refined attribute, its counts without
 * its own filter.
 */
export function buildSearchRequests(
  state: IndexUiState,
  config: SearchConfig,
): [SearchRequest, ...SearchRequest[]] {
  const { lists, ranges } = getRefinableAttributes(state, config);
  const { query = '', page = 1, sortBy } = state;
  const refinedLists = lists.filter((name) => getRefinements(state, name).length > 0);
  const refinedRanges = ranges.filter((name) => getRange(state, name));
  const request = (without?: FacetName | RangeAttribute): SearchRequest => ({
    indexName: sortedIndexName(sortBy),
    params: {
      query,
      filters: config.filters,
      maxValuesPerFacet: MAX_VALUES_PER_FACET,
      facets: without ?? [...lists, ...ranges].sort(),
      hitsPerPage: without ? 0 : config.pageSize,
      page: without ? 0 : page - 1,
      facetFilters: refinedLists
        .filter((name) => name !== without)
        .map((name) => writeFacetFilters(state, name)),
      numericFilters: refinedRanges
        .filter((name) => name !== without)
        .flatMap((name) => writeNumericFilters(state, name)),
    },
  });
  return [request(), ...[...refinedLists, ...refinedRanges].map(request)];
}

/** The number of cars that each search would find, in one batch: the search's own filters, without hits and facets. */
export async function countStates(
  client: SearchClient,
  config: SearchConfig,
  states: readonly IndexUiState[],
): Promise<number[]> {
  if (states.length === 0) return [];
  const { results } = await client.search(states.map((state) => buildCountRequest(state, config)));
  return results.map(({ nbHits }) => nbHits);
}

/** The request that counts a search's cars. */
export function buildCountRequest(state: IndexUiState, config: SearchConfig): SearchRequest {
  const [{ indexName, params }] = buildSearchRequests(state, config);
  return { indexName, params: { ...params, facets: [], hitsPerPage: 0, page: 0 } };
}
