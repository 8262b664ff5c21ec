import { type FilterTree, writeFilters } from '#search/query/filter-tree.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import { buildCountRequest, type SearchConfig } from '#search/requests/requests.ts';
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
  config: SearchConfig,
  filter: FilterTree,
  client: SearchClient,
): Promise<SearchCounts[]> {
  const requests = searches.flatMap(({ state, seen_at }) => {
    const newer: FilterTree = { and: [filter, { attribute: 'created_at', operator: '>', value: seen_at }] };
    return [filter, newer].map((tree) =>
      buildCountRequest(state, { ...config, filters: writeFilters(tree) }),
    );
  });
  if (requests.length === 0) return [];
  const { results } = await client.search(requests);
  return searches.map((_, index) => ({
    all: results[2 * index]?.nbHits ?? 0,
    fresh: results[2 * index + 1]?.nbHits ?? 0,
  }));
}
