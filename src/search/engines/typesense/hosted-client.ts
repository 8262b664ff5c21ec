import type { WarmableClient } from '#search/engines/embedded/embedded-client.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import { createTypesenseClient } from './typesense-client.ts';
import type { TypesenseHost } from './typesense-host.ts';

type Models = readonly { readonly make: string; readonly model: string }[];

/** More makes and models than any dealer has. */
const MAX_MODELS = 5000;

/**
 * A hosted stock search with a fallback: if the host is unreachable, slow or answers with an error, the embedded index
 * answers that request and all later ones of the page view. Callers don't notice; the next page tries the host again.
 * `warm` opens the connection with one small request, for the makes and models in stock.
 */
export function createHostedClient(
  host: TypesenseHost,
  embedded: WarmableClient,
  onModels: (models: Models) => void,
): WarmableClient {
  const hosted = createTypesenseClient(host);
  let hostFailed = false;
  let warmed = false;
  const warm = async () => {
    try {
      onModels(await fetchModels(hosted));
    } catch {
      hostFailed = true;
      embedded.warm();
    }
  };
  return {
    warm: () => {
      if (warmed) return;
      warmed = true;
      warm();
    },
    search: async (requests) => {
      if (hostFailed) return embedded.search(requests);
      try {
        return await hosted.search(requests);
      } catch {
        hostFailed = true;
        return embedded.search(requests);
      }
    },
  };
}

async function fetchModels(hosted: SearchClient): Promise<Models> {
  const { results } = await hosted.search([
    {
      indexName: 'cars',
      params: { facets: 'make_model', hitsPerPage: 0, maxValuesPerFacet: MAX_MODELS },
    },
  ]);
  return Object.keys(results[0]?.facets.make_model ?? {}).map((name) => {
    const colon = name.indexOf(':');
    return { make: name.slice(0, colon), model: name.slice(colon + 1) };
  });
}
