import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { onTestFinished } from 'vitest';
import { openBlobStore } from '#leads/store/blobs/blob-store.ts';
import { createPostgresStore } from '#leads/store/postgres/postgres-store.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestDatabase, POSTGRES_BIN } from './postgres.ts';

/** An empty store that is removed after the test. `again` opens the same one a second time, like another process. */
export interface TestStore {
  readonly store: LeadStore;
  reopen(): LeadStore;
}

async function openSqlite(): Promise<TestStore> {
  const file = join(await makeTemporaryFolder(), 'deeper', 'leads.sqlite');
  const open = () => {
    const store = openSqliteStore(file);
    onTestFinished(() => store.close());
    return store;
  };
  return { store: open(), reopen: open };
}

/** Netlify's own local Blobs server, over HTTP. */
async function openBlobsStore(): Promise<TestStore> {
  const token = 'test';
  const server = new BlobsServer({ directory: await makeTemporaryFolder(), token });
  const { port } = await server.start();
  onTestFinished(() => server.stop());
  const url = `http://localhost:${port}`;
  const open = () => openBlobStore({ siteID: 'site', token, edgeURL: url, uncachedEdgeURL: url });
  return { store: open(), reopen: open };
}

async function openPostgres(): Promise<TestStore> {
  const url = await createTestDatabase();
  const open = () => {
    const store = createPostgresStore(openDatabase(url));
    onTestFinished(() => store.close());
    return store;
  };
  return { store: open(), reopen: open };
}

export type StoreName = 'sqlite' | 'blobs' | 'postgres';

/** All adapters of the lead store; they must behave the same. */
export const LEAD_STORES = [
  ['sqlite', openSqlite],
  ['blobs', openBlobsStore],
  // Skipped where there is no PostgreSQL: npm test says so. Its adapter is not mutated, and starting it takes seconds.
  ...(POSTGRES_BIN === undefined || process.env.MUTATION_AREA ? [] : [['postgres', openPostgres] as const]),
] as const satisfies readonly (readonly [StoreName, () => Promise<TestStore>])[];
