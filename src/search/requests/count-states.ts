import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';
import type { SearchState } from '#search/state/state.ts';
import { buildSearchRequests, type SearchConfig } from './requests.ts';

/** How many cars each of some searches would find, in one batch: the same filters as the search itself, no hits, no facets. */
export async function countStates(
  client: SearchClient,
  plan: SearchConfig,
  states: readonly SearchState[],
): Promise<number[]> {
  if (states.length === 0) return [];
  const { results } = await client.search(states.map((state) => buildCountRequest(state, plan)));
  return results.map(({ nbHits }) => nbHits);
}

/** The request that counts the cars of a search. */
export function buildCountRequest(state: SearchState, plan: SearchConfig): SearchRequest {
  const [{ indexName, params }] = buildSearchRequests(state, plan) as [SearchRequest];
  return { indexName, params: { ...params, facets: [], hitsPerPage: 0, page: 0 } };
}
