import { Client } from 'typesense';
import type { TypesenseHost } from '#search/engines/typesense/typesense-host.ts';

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
