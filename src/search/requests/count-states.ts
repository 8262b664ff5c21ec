import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { buildSearchRequests, type SearchConfig } from './requests.ts';

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
  const [{ indexName, params }] = buildSearchRequests(state, config) as [SearchRequest];
  return { indexName, params: { ...params, facets: [], hitsPerPage: 0, page: 0 } };
}
