import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPostgresStore } from '#leads/store/postgres/postgres-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { findInFiles } from '#tests/support/readers/find-in-files.ts';
import {
  closeWaiting,
  createTestDatabase,
  getDatabaseFolder,
  POSTGRES_BIN,
} from '#tests/support/servers/postgres.ts';

function openStore(url: string) {
  const store = createPostgresStore(openDatabase(url));
  onTestFinished(() => store.close());
  return store;
}

/** A connection of an operator, beside those of the hosts. */
function connect(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end());
  return sql;
}

describe.skipIf(POSTGRES_BIN === undefined)('leads in PostgreSQL', () => {
  test('a database that would lose leads in a crash is refused', async () => {
    const url = await createTestDatabase();
    const name = url.split('/').at(-1) ?? '';
    await connect(url).unsafe(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    await expect(openStore(url).save(makeLead())).rejects.toThrow(
      'LEADS_DATABASE_URL: the database has synchronous_commit = off, so a crash would lose leads. Set it to on.',
    );
  });

  test('that are erased while a target answers leave no receipt', async () => {
    const url = await createTestDatabase();
    const [one, two] = [openStore(url), openStore(url)];
    const sql = connect(url);
    for (let round = 0; round < 30; round++) {
      const lead = makeLead();
      await one.save(lead);
      const answer = { target: 'crm', at: lead.received_at, outcome: 'delivered', note: '' } as const;
      await Promise.all([
        one.recordAttempt('example', lead.id, answer),
        two.erase('example', lead.id, new Date()),
      ]);
    }
    expect(await sql`SELECT count(*)::int AS receipts FROM forecourt.receipt`).toEqual([{ receipts: 0 }]);
  });

  test('that are erased leave nothing in the files of the tables', async () => {
    const url = await createTestDatabase();
    const store = openStore(url);
    const leads = Array.from({ length: 60 }, (_, n) => makeLead({ payload: { name: `Person${n}x` } }));
    for (const lead of leads) await store.save(lead);
    const erased = leads.filter((_, n) => n % 3 === 0);
    const words = erased.map(({ payload }) => String(payload.name));
    const folder = await getDatabaseFolder();
    const admin = connect(url);
    await admin`CHECKPOINT`;
    expect((await findInFiles(folder, words)).length).toBeGreaterThanOrEqual(words.length);
    for (const { id } of erased) await store.erase('example', id, new Date());
    await store.scrub();
    await admin`CHECKPOINT`;
    expect(await findInFiles(folder, words)).toEqual([]);
    expect(await Array.fromAsync(store.listRecords('example'))).toHaveLength(40);
  });

  test.each([
    ['an erasure', (store, id) => store.erase('example', id, new Date())],
    ['a scrub', (store) => store.scrub()],
  ] as const satisfies [string, (store: LeadStore, id: string) => Promise<unknown>][])(
    '%s whose connection is closed fails alone, and can be repeated',
    async (_, work) => {
      const url = await createTestDatabase();
      const store = openStore(url);
      const lead = makeLead();
      await store.save(lead);
      const [reader, admin] = [connect(url), connect(url)];
      await reader.begin(async (tx) => {
        await tx`SELECT FROM forecourt.lead FOR UPDATE`;
        const failed = expect(work(store, lead.id)).rejects.toThrow();
        await closeWaiting(admin);
        await failed;
        // What the driver would write afterwards, it writes within this time.
        await setTimeout(50);
      });
      await work(store, lead.id);
      expect(await store.findRecord('example', makeLead().id)).toBeUndefined();
    },
  );

  test('a table that somebody reads for long is not rewritten, so that nobody’s lead waits', async () => {
    const url = await createTestDatabase();
    const store = openStore(url);
    await store.save(makeLead());
    const reader = connect(url);
    await reader.begin(async (tx) => {
      await tx`SELECT FROM forecourt.lead`;
      await expect(store.scrub()).rejects.toThrow('lock timeout');
    });
    await store.scrub();
    expect(await store.listSites()).toEqual(['example']);
  });
});
