import { createApiClient, makeSearchKey } from '#scripts/stock-push/api-client.ts';
import { pushStock } from '#scripts/stock-push/push-stock.ts';
import type { StockRecord } from '#search/engines/embedded/build-index.ts';
import { COLLECTION_FIELDS, toTypesenseDocument } from '#search/engines/typesense/fields.ts';
import type { TypesenseHost } from '#search/engines/typesense/typesense-host.ts';
import { startTypesense, type TypesenseServer } from './typesense/start-typesense.ts';

export const ADMIN_KEY = 'admin-key-of-the-test-server';
const INDEX = 'cars_test';

/** A running test server with a stock, pushed as by `npm run stock:push`, and a page's connection to it. */
export interface HostedStock {
  readonly server: TypesenseServer;
  readonly host: TypesenseHost;
}

export async function startHostedStock(records: readonly StockRecord[]): Promise<HostedStock> {
  const server = await startTypesense(ADMIN_KEY);
  const place = { host: server.host, port: server.port, protocol: 'http' } as const;
  const client = createApiClient(place, ADMIN_KEY);
  await pushStock({
    client,
    index: INDEX,
    fields: COLLECTION_FIELDS,
    documents: records.map(toTypesenseDocument),
    now: new Date('2026-11-21T09:00:00Z'),
  });
  return { server, host: { ...place, index: INDEX, key: await makeSearchKey(client, INDEX) } };
}
