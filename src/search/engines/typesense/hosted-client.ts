import type { SearchClient, WarmableClient } from '#search/query/search-client.ts';
import { type MakeAndModel, toMakeAndModel } from '#search/state/makes-and-models.ts';
import { createTypesenseClient } from './typesense-client.ts';
import type { TypesenseHost } from './typesense-host.ts';

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
  onModels: (models: readonly MakeAndModel[]) => void,
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

async function fetchModels(hosted: SearchClient): Promise<readonly MakeAndModel[]> {
  const { results } = await hosted.search([
    {
      indexName: 'cars',
      params: { facets: 'make_model', hitsPerPage: 0, maxValuesPerFacet: MAX_MODELS },
    },
  ]);
  return Object.keys(results[0]?.facets.make_model ?? {}).map(toMakeAndModel);
}
