import { createEmbeddedClient } from '#search/engines/embedded/embedded-client.ts';
import type { WarmableClient } from '#search/query/search-client.ts';
import type { SearchPayload } from './search-payload.ts';

type OnModels = Parameters<typeof createEmbeddedClient>[1];

/**
 * The search client of a page: the embedded engine, or the dealer's hosted index. The hosted client is loaded only where
 * and when it is needed; if that fails, the embedded engine answers.
 */
export function createSearchClient({ index, host }: SearchPayload, onModels: OnModels): WarmableClient {
  const embedded = createEmbeddedClient(index, onModels);
  if (!host) return embedded;
  let loading: Promise<WarmableClient> | undefined;
  const hosted = () => {
    loading ??= import('#search/engines/typesense/hosted-client.ts').then(
      ({ createHostedClient }) => createHostedClient(host, embedded, onModels),
      () => embedded,
    );
    return loading;
  };
  return {
    warm: () => {
      hosted().then((client) => client.warm());
    },
    search: async (requests) => (await hosted()).search(requests),
  };
}
