import type { InstantSearchOptions } from 'instantsearch.js';
import type { InitialResults } from 'instantsearch.js/es/types';
import type { SearchClient } from '#search/query/search-client.ts';
import type { buildInitialResults } from './page-results.ts';
import type { createSearchRouting } from './routing.ts';

/*
 * Casts to InstantSearch's types, which require mutable arrays and fields that neither our engines return nor
 * InstantSearch reads. The values are tested against the real InstantSearch.
 */

export function asSearchClient(client: SearchClient) {
  return client as unknown as InstantSearchOptions['searchClient'];
}

export function asRouting(routing: ReturnType<typeof createSearchRouting>) {
  return routing as unknown as NonNullable<InstantSearchOptions['routing']>;
}

export function asInitialResults(initial: ReturnType<typeof buildInitialResults>) {
  return initial as unknown as InitialResults;
}
