import type { InstantSearchOptions } from 'instantsearch.js';
import singleIndex from 'instantsearch.js/es/lib/stateMappings/singleIndex';
import type { InitialResults } from 'instantsearch.js/es/types';
import type { SearchClient } from '#search/query/search-client.ts';
import { INDEX_NAME } from '#search/query/sort-order.ts';
import type { buildInitialResults } from './page-results.ts';
import type { createSearchRouter } from './router.ts';

/*
 * The casts: InstantSearch's types require mutable arrays and fields that neither our engines return nor InstantSearch
 * reads. The values are tested against the real InstantSearch.
 */

/** The props of `<InstantSearch>` that all searches share. */
export function buildInstantSearchProps(client: SearchClient, router: ReturnType<typeof createSearchRouter>) {
  return {
    indexName: INDEX_NAME,
    searchClient: client as unknown as InstantSearchOptions['searchClient'],
    routing: { router, stateMapping: singleIndex(INDEX_NAME) } as unknown as NonNullable<
      InstantSearchOptions['routing']
    >,
    /** Milliseconds after which the old results are dimmed; faster responses replace them without dimming. */
    stalledSearchDelay: 150,
    /** Closing a section or the drawer must not drop what is chosen in it. */
    future: { preserveSharedStateOnUnmount: true },
  };
}

/** The `initialResults` of `<InstantSearchSSRProvider>`. */
export function asInitialResults(initial: ReturnType<typeof buildInitialResults>) {
  return initial as unknown as InitialResults;
}
