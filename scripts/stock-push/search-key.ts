import type { Client } from 'typesense';
import { REQUIRED_SCOPE } from '#search/engines/typesense/scoped-key.ts';
import type { TypesenseHost } from '#search/engines/typesense/typesense-host.ts';
import { createApiClient } from './api-client.ts';

/**
 * Makes the key that pages search with: scoped to listed cars, from a new search-only key of this index. A host tells a
 * key in full only once, so whoever runs this must write it down.
 */
export async function makeSearchKey(client: Client, index: string): Promise<string> {
  const { value } = await client.keys().create({
    description: `Search-only key of ${index}`,
    actions: ['documents:search'],
    // The alias and what it may stand for; not an index whose name merely begins alike.
    collections: [index, `${index}_[0-9]+`],
  });
  if (value === undefined) throw new Error('the host made a key and did not tell it');
  return client.keys().generateScopedSearchKey(value, REQUIRED_SCOPE);
}

/** How many cars a visitor's search for everything finds. Rejects as the host does, with 401 for a key it does not know. */
export async function countWithKey(host: TypesenseHost): Promise<number> {
  const client = createApiClient(host, host.key);
  const { results } = await client.multiSearch.perform({
    searches: [{ collection: host.index, q: '*', query_by: 'make', per_page: 0 }],
  });
  const [answer] = results as readonly { readonly found?: number; readonly error?: string }[];
  if (answer?.found === undefined) throw new Error(answer?.error ?? 'no answer');
  return answer.found;
}
