import { Client } from 'typesense';
import type { TypesenseHost } from '#search/engines/typesense/typesense-host.ts';

/** Seconds; an import of a batch may take longer and is not timed. */
const TIMEOUT_SECONDS = 10;

/** A client of the host with a key; one retry, because a push that fails at night is not run again before the next one. */
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
