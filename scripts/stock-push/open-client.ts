import { Client } from 'typesense';
import type { TypesenseHost } from '#search/engines/typesense/typesense-host.ts';

/** Seconds; an import of a batch may take longer and is not timed. */
const PATIENCE = 10;

/** A client of the host with a key; one retry, because a push that fails at night is not run again before the next one. */
export function openClient(
  { host, port, protocol }: Omit<TypesenseHost, 'index' | 'key'>,
  apiKey: string,
): Client {
  return new Client({
    nodes: [{ host, port, protocol }],
    apiKey,
    connectionTimeoutSeconds: PATIENCE,
    numRetries: 1,
    retryIntervalSeconds: 1,
    logLevel: 'silent',
  });
}
