import { buildSearch, type SiteSearch } from '#features/search/build-search.ts';
import type { SearchClient, SearchRequest } from '#search/query/search-client.ts';
import type { Site } from '#site/site.ts';

interface SiteSearchClient extends SiteSearch {
  readonly client: SearchClient;
  /** The batches that were searched so far. */
  readonly batches: readonly (readonly SearchRequest[])[];
}

/** The search of a site with stock, and a client that answers from it. */
export function makeSearchClient(site: Site, now: Date): SiteSearchClient {
  if (!site.stock) throw new Error('makeSearchClient: expected a site with stock');
  const search = buildSearch(site, site.stock, now);
  const batches: (readonly SearchRequest[])[] = [];
  const client: SearchClient = {
    search: (requests) => {
      batches.push(requests);
      return Promise.resolve({ results: requests.map((request) => search.query(request)) });
    },
  };
  return { ...search, client, batches };
}
