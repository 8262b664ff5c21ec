import { embeddedClient, type WarmClient } from '#search/engines/embedded/embedded-client.ts';
import type { SearchPayload } from './search-payload.ts';

type OnModels = Parameters<typeof embeddedClient>[1];

/**
 * The engine of a page: the embedded one, or a host's where the dealer has one. What speaks to hosts is loaded only
 * there and only when it is needed; should even that fail, the embedded engine answers.
 */
export function stockClient({ index, host }: SearchPayload, onModels: OnModels): WarmClient {
  const embedded = embeddedClient(index, onModels);
  if (!host) return embedded;
  let loading: Promise<WarmClient> | undefined;
  const hosted = () => {
    loading ??= import('#search/engines/typesense/hosted-client.ts').then(
      ({ hostedClient }) => hostedClient(host, embedded, onModels),
      () => embedded,
    );
    return loading;
  };
  return {
    warm: () => {
      hosted().then((client) => client.warm());
    },
    search: async (requests) => (await hosted()).search(requests),
    searchForFacetValues: async (requests) => (await hosted()).searchForFacetValues(requests),
  };
}
