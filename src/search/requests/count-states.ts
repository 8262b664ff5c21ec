import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';
import type { SearchState } from '#search/state/state.ts';
import { requestsFor, type SearchPlan } from './requests.ts';

/** How many cars each of some searches would find, in one batch: the same filters as the search itself, no hits, no facets. */
export async function countStates(
  client: SearchClient,
  plan: SearchPlan,
  states: readonly SearchState[],
): Promise<number[]> {
  if (states.length === 0) return [];
  const { results } = await client.search(states.map((state) => countRequest(state, plan)));
  return results.map(({ nbHits }) => nbHits);
}

/** The request that counts the cars of a search. */
export function countRequest(state: SearchState, plan: SearchPlan): SearchRequest {
  const [{ indexName, params }] = requestsFor(state, plan) as [SearchRequest];
  return { indexName, params: { ...params, facets: [], hitsPerPage: 0, page: 0 } };
}
