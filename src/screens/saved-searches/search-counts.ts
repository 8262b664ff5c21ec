import { type FilterTree, writeFilters } from '#search/query/filter-tree.ts';
import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';
import { buildSearchRequests, type SearchConfig } from '#search/requests/requests.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';

/** The numbers of cars that a saved search finds. */
export interface SearchCounts {
  readonly all: number;
  /** How many of them were added after the search was last viewed. */
  readonly fresh: number;
}

/** A search to count, and the time (UNIX seconds) up to which its cars have been seen. */
export interface CountedSearch {
  readonly state: IndexUiState;
  readonly seen_at: number;
}

/** Counts all searches in one batch; results are in the order of the searches. `filter` is today's main filter. */
export async function countSearches(
  searches: readonly CountedSearch[],
  plan: SearchConfig,
  filter: FilterTree,
  client: SearchClient,
): Promise<SearchCounts[]> {
  const requests = searches.flatMap(({ state, seen_at }) => {
    const newer: FilterTree = { and: [filter, { attribute: 'created_at', operator: '>', value: seen_at }] };
    return [buildSavedSearchRequest(state, plan, filter), buildSavedSearchRequest(state, plan, newer)];
  });
  if (requests.length === 0) return [];
  const { results } = await client.search(requests);
  return searches.map((_, index) => ({
    all: results[2 * index]?.nbHits ?? 0,
    fresh: results[2 * index + 1]?.nbHits ?? 0,
  }));
}

/** The search request without hits and facet counts. */
function buildSavedSearchRequest(state: IndexUiState, plan: SearchConfig, filter: FilterTree): SearchRequest {
  const [main] = buildSearchRequests({ ...state, page: 1 }, { ...plan, filters: writeFilters(filter) });
  if (!main) throw new Error('search: a state has at least one request');
  return { ...main, params: { ...main.params, facets: [], hitsPerPage: 0 } };
}
