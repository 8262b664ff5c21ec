import { Client } from 'typesense';
import { REQUIRED_SCOPE, type TypesenseHost } from '#search/engines/typesense/typesense-host.ts';

/**
 * Creates the search key for pages: scoped to listed cars, from a new search-only key of this index. A host returns a
 * full key only once, so the caller must save it.
 */
export async function makeSearchKey(client: Client, index: string): Promise<string> {
  const { value } = await client.keys().create({
    description: `Search-only key of ${index}`,
    actions: ['documents:search'],
    // The alias and its collections, but not another index with the same prefix.
    collections: [index, `${index}_[0-9]+`],
  });
  if (value === undefined) throw new Error('the host created a key without returning it');
  return client.keys().generateScopedSearchKey(value, REQUIRED_SCOPE);
}

/** The number of cars that a visitor's search for everything finds. Rejects like the host, with 401 for an unknown key. */
export async function countWithKey(host: TypesenseHost): Promise<number> {
  const client = createApiClient(host, host.key);
  const { results } = await client.multiSearch.perform({
    searches: [{ collection: host.index, q: '*', query_by: 'make', per_page: 0 }],
  });
  const [answer] = results as readonly { readonly found?: number; readonly error?: string }[];
  if (answer?.found === undefined) throw new Error(answer?.error ?? 'no answer');
  return answer.found;
}

/** Importing a batch may take longer and has no timeout. */
const TIMEOUT_SECONDS = 10;

/** Creates a client with an API key. It retries once: a failed nightly push would otherwise wait for the next night. */
export function createApiClient(
  { host, port, protocol }: Omit<TypesenseHost, 'index' | 'key'>,
  apiKey: string,
): Client {
  return new Client({
    nodes: [{ host, port, protocol }],
    apiKey,
    connectionTimeoutSeconds: TIMEOUT_SECONDS,
    numRetries: 1,
    retryIntervalSeconds: 1,
    logLevel: 'silent',
  });
}
