import type { SearchClient } from '#search/query/search-client.ts';
import type { SearchConfig } from '#search/requests/requests.ts';

type Search = SearchClient['search'];

/**
 * A client that searches for what a typed text means: its words become filters and an order, and the result says so, as
 * `understood`. What that takes is loaded with the first text; until it is there, and the stock with it, the search waits.
 */
export function withUnderstanding(
  client: SearchClient,
  config: SearchConfig,
  thisYear: number,
): SearchClient {
  let loading: Promise<Search> | undefined;
  const load = () => {
    loading ??= import('./search-by-meaning.ts').then(({ searchByMeaning }) =>
      searchByMeaning(client, config, thisYear),
    );
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  return {
    ...client,
    search: async (requests) => {
      const hasText = requests.some(({ params }) => params.query?.trim());
      return hasText ? (await load())(requests) : client.search(requests);
    },
  };
}
