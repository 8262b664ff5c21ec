import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { openFileBuildQueue } from '#build-queue/file-build-queue.ts';
import { createPostgresBuildQueue } from '#build-queue/postgres-build-queue.ts';
import { readPublisherId } from '#build-queue/publisher-id.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { createPostgresStore } from '#leads/store/postgres/postgres-store.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { runLeads } from '#tests/support/run-command.ts';
import { createTestDatabase, POSTGRES_BIN } from '#tests/support/servers/postgres.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const NOW = new Date('2026-11-21T00:02:00.000Z');

/** The two places of leads. Hosts of a test close what they open, as a stopped host does. */
const openFile = (dir: string) => openSqliteStore(join(dir, 'leads.sqlite'));
const openShared = (url: string) => createPostgresStore(openDatabase(url));

async function using<T>(store: LeadStore, work: (store: LeadStore) => Promise<T>): Promise<T> {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const attempt = (outcome: 'delivered' | 'refused' | 'failed', target = 'crm') => ({
  target,
  at: '2026-11-21T00:01:00.000Z',
  outcome,
  note: 'answered',
});

/** Leads in every state, of two dealers, one of them erased; health, notices, and two reveals of one moment. */
async function fill(store: LeadStore): Promise<Lead[]> {
  const [waiting, tried, delivered, dead] = [makeLead(), makeLead(), makeLead(), makeLead()];
  const others = [
    makeLead({ handling: 'held' }),
    makeLead({ handling: 'spam' }),
    makeLead({ site: 'other' }),
  ];
  const erased = makeLead();
  for (const lead of [waiting, tried, delivered, dead, ...others, erased]) await store.save(lead);
  await store.recordAttempt('example', tried.id, attempt('failed'));
  await store.recordAttempt('example', tried.id, attempt('delivered', 'mail'));
  await store.settle('example', tried.id, { due_at: '2026-11-21T00:09:00.000Z', tries: 3 });
  await store.recordAttempt('example', delivered.id, attempt('delivered'));
  await store.settle('example', delivered.id, undefined);
  await store.recordAttempt('example', dead.id, attempt('refused'));
  await store.settle('example', dead.id, undefined);
  await store.erase('example', erased.id, NOW);
  await store.setHealth('example', { target: 'crm', failures: 5, failing_since: NOW.toISOString() });
  await store.saveNotice('example', {
    key: 'held-leads',
    sent_at: NOW.toISOString(),
    count: 1,
    channels: [],
  });
  const reveal = {
    site: 'example',
    kind: 'phone-reveal',
    at: NOW.toISOString(),
    details: { car: 'a' },
  } as const;
  for (const event of [reveal, reveal]) await store.track(event);
  return [waiting, tried, delivered, dead, ...others];
}

async function runSql(url: string, text: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(text);
  await sql.end();
}

/** Everything that a store says of its dealers. */
function readAll(store: LeadStore) {
  const sites = ['example', 'other'];
  const read = async (site: string) => ({
    records: (await Array.fromAsync(store.listRecords(site))).sort((a, b) =>
      a.lead.id < b.lead.id ? -1 : 1,
    ),
    history: (await store.history(site)).sort((a, b) => (a.id + a.event < b.id + b.event ? -1 : 1)),
    pending: await store.listPending(site),
    health: await store.health(site),
    notices: await store.notices(site),
    events: await store.listTrackedEvents(site),
  });
  return Promise.all(sites.map(read));
}

const fillAndRead = (opened: LeadStore) =>
  using(opened, async (store) => {
    await fill(store);
    return readAll(store);
  });

/** Where leads are kept, without any: how to open it, and the environment in which commands use it. */
interface Place {
  readonly dir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly open: () => LeadStore;
}

async function openFilePlace(): Promise<Place> {
  const dir = await makeTemporaryFolder();
  return { dir, env: {}, open: () => openFile(dir) };
}

async function openSharedPlace(): Promise<Place> {
  const { dir, url, env } = await openBoth();
  return { dir, env, open: () => openShared(url) };
}

/** A folder and a database without leads, and the environment in which commands use the database. */
async function openBoth() {
  const [dir, url] = [await makeTemporaryFolder(), await createTestDatabase()];
  return { dir, url, env: { LEADS_DATABASE_URL: url } };
}

describe.each([
  { name: 'the file of leads', openPlace: openFilePlace, isThere: true, inUse: 'leads.sqlite: is in use.' },
  {
    name: 'a database',
    openPlace: openSharedPlace,
    isThere: POSTGRES_BIN !== undefined,
    inUse: 'is in use by a host. Stop all hosts first.',
  },
])('a backup of $name', ({ openPlace, isThere, inUse }) => {
  test.skipIf(!isThere)('is taken while a host writes, and replaces what is there', async () => {
    const { dir, env, open } = await openPlace();
    const host = open();
    await fill(host);
    const before = await readAll(host);
    const backup = join(dir, 'backup');
    expect(await runLeads(dir, ['backup', backup], env)).toMatchObject({ code: 0, stderr: '' });
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    const [late, gone] = [makeLead(), before[0]?.records[0]?.lead.id ?? ''];
    await host.save(late);
    await host.erase('example', gone, NOW);
    const refused = await runLeads(dir, ['restore', backup, '--yes'], env);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining(inUse) });
    await host.close();
    expect((await runLeads(dir, ['restore', backup], env)).stderr).toContain(
      'has 7 leads, which would be gone. Add --yes.',
    );
    expect((await runLeads(dir, ['restore', backup, '--yes'], env)).stdout).toContain(
      '6 leads restored; 1 that were erased since the backup are erased again.',
    );
    await using(open(), async (store) => {
      expect(await store.find('example', late.id)).toBeUndefined();
      expect(await store.find('example', gone)).toBeUndefined();
      expect((await readAll(store))[1]).toEqual(before[1]);
    });
  });

  test.skipIf(!isThere)('brings everything back to an empty place, where hosts go on', async () => {
    const [from, to] = [await openPlace(), await openPlace()];
    const before = await fillAndRead(from.open());
    const backup = join(from.dir, 'backup');
    await runLeads(from.dir, ['backup', backup], from.env);
    expect((await runLeads(to.dir, ['restore', backup], to.env)).code).toBe(0);
    await using(to.open(), async (store) => {
      expect(await readAll(store)).toEqual(before);
      const lead = makeLead();
      await store.save(lead);
      await store.recordAttempt('example', lead.id, attempt('delivered'));
      expect(await store.history('example', lead.id)).toHaveLength(1);
    });
  });
});

describe('a backup of the file of leads', () => {
  test('replaces a damaged file, which stays beside it', async () => {
    const dir = await makeTemporaryFolder();
    const file = join(dir, 'leads.sqlite');
    const before = await fillAndRead(openFile(dir));
    const backup = join(dir, 'backup.sqlite');
    await runLeads(dir, ['backup', backup]);
    const damage = 'a disk has written this over the header of the file of leads';
    await writeFile(file, damage);
    expect(await runLeads(dir, ['restore', backup])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('leads.sqlite: is damaged'),
    });
    const restored = await runLeads(dir, ['restore', backup, '--yes']);
    expect(restored.code).toBe(0);
    expect(restored.stderr).toContain('leads.sqlite.damaged. Erase again what was erased since the backup.');
    expect(await readFile(`${file}.damaged`, 'utf8')).toBe(damage);
    expect(await using(openFile(dir), readAll)).toEqual(before);
  });

  test.each([
    ['that is there already', ['backup', 'FILE'], 'is there already. Name another file.'],
    ['that is none', ['restore', 'FILE'], 'is not a backup of leads'],
    ['that is not there', ['restore', 'FILE.gone'], 'is not there. Name the file of a backup.'],
    ['without a name', ['backup'], 'backup: name the file to write.'],
  ])('%s is refused', async (_, args, problem) => {
    const dir = await makeTemporaryFolder();
    await using(openFile(dir), fill);
    await writeFile(join(dir, 'file'), 'some text that is long enough to be read as one');
    const result = await runLeads(
      dir,
      args.map((arg) => arg.replace('FILE', join(dir, 'file'))),
    );
    expect(result.code).toBe(2);
    expect(result.stderr).toContain(problem);
    expect((await using(openFile(dir), readAll))[0]?.records).toHaveLength(6);
  });
});

describe.skipIf(POSTGRES_BIN === undefined)('leads in a database', () => {
  test('are there as before when a backup cannot be read to its end', async () => {
    const { dir, url, env } = await openBoth();
    const before = await fillAndRead(openShared(url));
    const [backup, cut] = [join(dir, 'backup.dump'), join(dir, 'cut.dump')];
    await runLeads(dir, ['backup', backup], env);
    const bytes = await readFile(backup);
    await writeFile(cut, bytes.subarray(0, Math.floor(bytes.length * 0.7)));
    const result = await runLeads(dir, ['restore', cut, '--yes'], env);
    expect(result.code).toBe(2);
    expect(result.stderr).toContain('pg_restore:');
    expect(await using(openShared(url), readAll)).toEqual(before);
  });

  test('are all there when a restore that was interrupted is repeated', async () => {
    const { dir, url, env } = await openBoth();
    const gone = await using(openShared(url), async (store) => (await fill(store))[0]?.id ?? '');
    const backup = join(dir, 'backup.dump');
    await runLeads(dir, ['backup', backup], env);
    await using(openShared(url), (store) => store.erase('example', gone, NOW));
    // What a restore that was killed leaves.
    await runSql(url, 'ALTER SCHEMA forecourt RENAME TO forecourt_before');
    expect((await runLeads(dir, ['restore', backup], env)).stderr).toContain(
      'has 6 leads, which would be gone',
    );
    expect((await using(openShared(url), readAll))[0]?.records).toHaveLength(5);
    expect((await runLeads(dir, ['restore', backup, '--yes'], env)).stdout).toContain(
      '6 leads restored; 1 that were erased since the backup are erased again.',
    );
    expect(await using(openShared(url), (store) => store.find('example', gone))).toBeUndefined();

    await runSql(url, 'CREATE SCHEMA forecourt_before');
    const refused = await runLeads(dir, ['restore', backup, '--yes'], env);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('has the schemas forecourt and forecourt_before');
  });

  test('are not confused with those of a file', async () => {
    const [dir, url] = [await makeTemporaryFolder(), await createTestDatabase()];
    await using(openFile(dir), fill);
    await using(openShared(url), fill);
    const [file, dump] = [join(dir, 'a'), join(dir, 'b')];
    await runLeads(dir, ['backup', file]);
    await runLeads(dir, ['backup', dump], { LEADS_DATABASE_URL: url });
    expect((await runLeads(dir, ['restore', dump, '--yes'])).stderr).toContain('is of a database');
    expect((await runLeads(dir, ['restore', file, '--yes'], { LEADS_DATABASE_URL: url })).stderr).toContain(
      'is of a file',
    );
  });

  test('are listed from there; a database that does not answer is one line', async () => {
    const { dir, url, env } = await openBoth();
    await using(openShared(url), fill);
    expect((await runLeads(dir, ['list', '--state', 'dead'], env)).stdout).toMatch(/[0-9a-f]{32}.* dead/);
    expect(existsSync(join(dir, 'leads.sqlite'))).toBe(false);
    const down = { LEADS_DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/leads' };
    const failed = await runLeads(dir, ['list'], down);
    expect(failed).toMatchObject({
      code: 1,
      stderr:
        'LEADS_DATABASE_URL: the database 127.0.0.1:1/leads does not answer. Start it, or correct the address (ECONNREFUSED).\n',
    });
  });
});

describe.skipIf(POSTGRES_BIN === undefined)('a move', () => {
  test('to a database and back has everything, builds included', async () => {
    const { dir, url, env } = await openBoth();
    const before = await fillAndRead(openFile(dir));
    const files = openFileBuildQueue(join(dir, 'rebuild'));
    const build = { started_at: '2026-11-21T00:00:00.000Z', seconds: 1, pages: 2, unchanged: 3, errors: [] };
    await files.recordBuild('example', build);
    await files.requestBuild('example', NOW);
    const state = await files.read('example');

    const dryRun = await runLeads(dir, ['move', '--to', 'postgres', '--dry-run'], env);
    expect(dryRun.stdout).toContain(' (dry run):');
    expect(dryRun.stdout).toContain('  example: 6 leads\n');
    const moved = await runLeads(dir, ['move', '--to', 'postgres'], env);
    expect(moved.stderr).toBe('');
    expect(moved.stdout).toContain(
      'Moved: 7 leads (0 were there), 5 entries of their history, 2 revealed numbers',
    );
    expect(moved.stdout).toContain('Verified: 7 of 7 leads are the same in both.');
    expect(await using(openShared(url), readAll)).toEqual(before);
    const database = openDatabase(url);
    const builds = createPostgresBuildQueue(database, () => readPublisherId(join(dir, 'dist')));
    expect(await builds.read('example')).toEqual(state);
    await database.close();
    expect(existsSync(join(dir, 'leads.sqlite'))).toBe(false);

    const back = await runLeads(dir, ['move', '--to', 'sqlite'], env);
    expect(back.stdout).toContain('Verified: 7 of 7 leads are the same in both.');
    expect(await using(openFile(dir), readAll)).toEqual(before);

    // What is delivered now is not sent again after another move.
    const waiting = before[0]?.pending[0]?.id ?? '';
    await using(openFile(dir), (store) => store.settle('example', waiting, undefined));
    expect((await runLeads(dir, ['move', '--to', 'postgres'], env)).code).toBe(0);
    const [{ pending } = { pending: [] }] = await using(openShared(url), readAll);
    expect(pending.map(({ id }) => id)).not.toContain(waiting);
    expect((await runLeads(dir, ['move', '--to', 'sqlite'], env)).stdout).toContain(
      'The schema forecourt is now forecourt_moved_2.',
    );
  });

  test.each(['postgres', 'sqlite'] as const)(
    'to %s again brings what has gone on since up to date: nothing is lost, and nothing will be sent twice',
    async (to) => {
      const { dir, url, env } = await openBoth();
      const source = () => (to === 'postgres' ? openFile(dir) : openShared(url));
      const target = () => (to === 'postgres' ? openShared(url) : openFile(dir));
      const [delivered, refused, tried, ended, erased, elsewhere] = Array.from({ length: 6 }, () =>
        makeLead(),
      );
      const leads = [delivered, refused, tried, ended, erased, elsewhere].filter(
        (lead) => lead !== undefined,
      );
      const id = (lead: Lead | undefined) => lead?.id ?? '';
      const next = { due_at: '2026-11-21T01:00:00.000Z', tries: 1 };
      for (const open of [source, target])
        await using(open(), async (store) => {
          for (const lead of leads) await store.save(lead);
          await store.recordAttempt('example', id(refused), attempt('refused'));
          await store.settle('example', id(refused), undefined);
        });
      // Hosts went on with the source, after a first move that was given up.
      await using(source(), async (store) => {
        await store.recordAttempt('example', id(delivered), attempt('delivered'));
        await store.settle('example', id(delivered), undefined);
        await store.redeliver('example', id(refused), NOW);
        await store.recordAttempt('example', id(tried), attempt('failed'));
        await store.recordAttempt('example', id(tried), attempt('delivered', 'mail'));
        await store.settle('example', id(tried), next);
        await store.settle('example', id(ended), undefined);
        await store.erase('example', id(erased), NOW);
      });
      const before = await using(source(), readAll);
      const moved = await runLeads(dir, ['move', '--to', to], env);
      expect(moved).toMatchObject({ code: 0, stderr: '' });
      expect(moved.stdout).toContain(
        '4 that were there have gone on since then, and were brought up to date.',
      );
      expect(await using(target(), readAll)).toEqual(before);
    },
  );

  test('again leaves what has gone on in the target, and brings nothing back that was erased there', async () => {
    const { dir, url, env } = await openBoth();
    const [delivered, erased] = [makeLead(), makeLead()];
    for (const open of [() => openFile(dir), () => openShared(url)])
      await using(open(), async (store) => {
        for (const lead of [delivered, erased]) await store.save(lead);
      });
    const before = await using(openShared(url), async (store) => {
      await store.recordAttempt('example', delivered.id, attempt('delivered'));
      await store.settle('example', delivered.id, undefined);
      await store.erase('example', erased.id, NOW);
      return readAll(store);
    });
    const moved = await runLeads(dir, ['move', '--to', 'postgres'], env);
    expect(moved).toMatchObject({ code: 0, stderr: '' });
    expect(moved.stdout).toContain('2 have gone on there or were erased there, and stay so.');
    expect(await using(openShared(url), readAll)).toEqual(before);
  });

  test('over leads that have gone on in both keeps the file, unless those are to stay', async () => {
    const { dir, url, env } = await openBoth();
    const lead = makeLead();
    await using(openShared(url), async (store) => {
      await store.save(lead);
      await store.recordAttempt('example', lead.id, attempt('delivered'));
    });
    await using(openFile(dir), async (store) => {
      await store.save(lead);
      await store.recordAttempt('example', lead.id, attempt('refused'));
    });
    const moved = await runLeads(dir, ['move', '--to', 'postgres'], env);
    expect(moved.code).toBe(1);
    expect(moved.stderr).toContain(
      `${lead.id}: has gone on both here and there. What is there was not changed.`,
    );
    expect(existsSync(join(dir, 'leads.sqlite'))).toBe(true);
    expect((await runLeads(dir, ['move', '--to', 'postgres', '--merge'], env)).code).toBe(0);
    expect(existsSync(join(dir, 'leads.sqlite'))).toBe(false);
  });

  test('that was interrupted can be repeated, and doubles nothing', async () => {
    const { dir, url, env } = await openBoth();
    const before = await fillAndRead(openFile(dir));
    // What a move that was killed may leave: some leads, and one of two events.
    await using(openShared(url), async (store) => {
      const shared = openShared(url);
      const [first] = before;
      for (const record of first?.records.slice(0, 3) ?? [])
        await shared.importRecord(record, first?.history.filter(({ id }) => id === record.lead.id) ?? []);
      await shared.close();
      const [event] = first?.events ?? [];
      if (event) await store.track(event);
    });
    const moved = await runLeads(dir, ['move', '--to', 'postgres'], env);
    expect(moved.stdout).toContain('Moved: 7 leads (3 were there)');
    expect(await using(openShared(url), readAll)).toEqual(before);
  });

  test('is refused while a host runs, and into leads that the source does not have', async () => {
    const { dir, url, env } = await openBoth();
    const host = openFile(dir);
    await fill(host);
    expect((await runLeads(dir, ['move', '--to', 'postgres'], env)).stderr).toContain('Stop the host first.');
    await host.close();
    const own = makeLead();
    await using(openShared(url), (store) => store.save(own));
    const refused = await runLeads(dir, ['move', '--to', 'postgres'], env);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain(`such as ${own.id}. Add --merge to keep both.`);
    const merged = await runLeads(dir, ['move', '--to', 'postgres', '--merge'], env);
    expect(merged.code).toBe(0);
    const [{ records } = { records: [] }] = await using(openShared(url), readAll);
    expect(records).toHaveLength(7);
  });

  test.each([
    [['move'], 'move: name where to'],
    [['move', '--to', 'postgres'], 'LEADS_DATABASE_URL is not set'],
  ])('%s without what it needs says so', async (args, problem) => {
    const result = await runLeads(await makeTemporaryFolder(), args, { LEADS_DATABASE_URL: '' });
    expect(result.code).toBe(2);
    expect(result.stderr).toContain(problem);
  });
});
