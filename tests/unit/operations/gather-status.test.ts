import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openFileBuildQueue } from '#build-queue/file-build-queue.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import { gatherStatus, type StatusSources } from '#operations/gather-status.ts';
import { recordImport } from '#operations/import-record.ts';
import { createSiteReader } from '#published-site/site-reader.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';
import { factsFile } from '#tests/unit/host/fixture.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const REPORT = { at: '2026-11-20T03:00:00.000Z', refusals: [], rows: { read: 60, held: 2, repaired: 4 } };

async function open(files: Readonly<Record<string, string>> = {}) {
  const dir = await makeTemporaryFolder();
  await writeFiles(dir, files);
  const dataDir = join(dir, 'data');
  const store = openSqliteStore(join(dataDir, 'leads.sqlite'));
  onTestFinished(() => store.close());
  const logged: string[] = [];
  const sources: StatusSources = {
    sites: createSiteReader(join(dir, 'dist')),
    dataDir,
    buildQueue: openFileBuildQueue(join(dataDir, 'rebuild')),
    store: () => store,
    log: (line) => logged.push(line),
  };
  return { dataDir, store, sources, logged, queue: openFileBuildQueue(join(dataDir, 'rebuild')) };
}

const PUBLISHED = { 'dist/.server/example.json': factsFile({ dealer: 'example', name: 'Example' }) };

describe('the status of the dealers', () => {
  test('says of each how its import, its builds and its leads are', async () => {
    const { sources, store, queue, dataDir, logged } = await open({
      ...PUBLISHED,
      'data/reports/example.json': JSON.stringify({ ...REPORT, outcome: 'unchanged' }),
    });
    await recordImport(dataDir, 'example', { at: new Date('2026-11-21T03:00:00.000Z'), problem: null });
    const build = { seconds: 8.5, pages: 700, unchanged: 12, errors: [] };
    await queue.recordBuild('example', { started_at: '2026-11-21T03:01:00.000Z', ...build });
    await queue.recordBuild('example', {
      ...build,
      started_at: '2026-11-21T04:00:00.000Z',
      errors: ['site.ts: is broken.'],
    });
    await queue.recordBuild('example', { ...build, started_at: '2026-11-21T08:59:00.000Z', seconds: null });
    await queue.requestBuild('example', new Date('2026-11-21T08:59:30.000Z'));
    await store.save(makeLead({ received_at: '2026-11-21T08:58:00.000Z' }));
    expect(await gatherStatus(sources, NOW)).toEqual({
      at: NOW.toISOString(),
      dealers: [
        {
          dealer: 'example',
          name: 'Example',
          url: 'https://www.example.com.au',
          vehicles: expect.any(Number),
          import: {
            attempted_at: '2026-11-21T03:00:00.000Z',
            succeeded_at: '2026-11-21T03:00:00.000Z',
            problem: null,
            rows: { read: 60, held: 2, repaired: 4 },
          },
          build: {
            last_at: '2026-11-21T04:00:00.000Z',
            seconds: 8.5,
            pages: 700,
            unchanged: 12,
            errors: ['site.ts: is broken.'],
            succeeded_at: '2026-11-21T03:01:00.000Z',
            requested_at: '2026-11-21T08:59:30.000Z',
          },
          leads: {
            counts: { pending: 1, delivered: 0, dead: 0, held: 0, spam: 0, stranded: 0 },
            oldest_pending: '2026-11-21T08:58:00.000Z',
            next_due: '2026-11-21T08:58:00.000Z',
            erasure_refused: null,
          },
          speed: null,
          problems: ['Build failed, 1 problem: site.ts: is broken.'],
        },
      ],
    });
    expect(logged).toEqual([]);
  });

  test('says how fast the pages of a dealer were in the last 28 days, if it has that measured', async () => {
    const { sources, store } = await open({
      'dist/.server/example.json': factsFile({ dealer: 'example', fieldData: true }),
      'dist/.server/other.json': factsFile({ slug: 'other', dealer: 'other' }),
    });
    for (const [site, at, lcp] of [
      ['example', '2026-11-20T00:00:00.000Z', 1200],
      ['example', '2026-10-20T00:00:00.000Z', 9000],
      ['other', '2026-11-20T00:00:00.000Z', 1200],
    ] as const)
      await store.track({ site, kind: 'page-speed', at, details: { page: 'car', lcp } });
    const { dealers } = await gatherStatus(sources, NOW);
    expect(dealers.map(({ dealer, speed }) => [dealer, speed])).toEqual([
      ['example', { views: 1, lcp: 1200, inp: null, cls: null }],
      ['other', null],
    ]);
  });

  test('lists dealers that were only imported, built, named or written to', async () => {
    const { sources, store, queue } = await open({
      ...PUBLISHED,
      'data/reports/imported.json': JSON.stringify({ ...REPORT, outcome: 'imported' }),
    });
    await queue.requestBuild('built', NOW);
    await store.save(makeLead({ site: 'written' }));
    const { dealers } = await gatherStatus({ ...sources, slugs: ['named', 'example'] }, NOW);
    expect(dealers.map(({ dealer }) => dealer)).toEqual(['built', 'example', 'imported', 'named', 'written']);
    const some = await gatherStatus({ ...sources, only: ['built'] }, NOW);
    expect(some.dealers.map(({ dealer }) => dealer)).toEqual(['built']);
  });

  test('remembers the last import that worked while later ones fail', async () => {
    const { sources, dataDir } = await open(PUBLISHED);
    await recordImport(dataDir, 'example', { at: new Date('2026-11-20T03:00:00.000Z'), problem: null });
    await recordImport(dataDir, 'example', { at: new Date('2026-11-21T03:00:00.000Z'), problem: 'gone.' });
    const [status] = (await gatherStatus(sources, NOW)).dealers;
    expect(status?.import).toEqual({
      attempted_at: '2026-11-21T03:00:00.000Z',
      succeeded_at: '2026-11-20T03:00:00.000Z',
      problem: 'gone.',
      rows: null,
    });
  });

  test('takes the report of an import that no record was made of', async () => {
    const { sources } = await open({
      ...PUBLISHED,
      'data/reports/example.json': JSON.stringify({ ...REPORT, outcome: 'refused', refusals: ['too few.'] }),
    });
    const [status] = (await gatherStatus(sources, NOW)).dealers;
    expect(status?.import).toMatchObject({ succeeded_at: null, problem: 'too few.' });
  });

  test('shows everything else while the store is down and records are damaged', async () => {
    const { sources, logged } = await open({
      ...PUBLISHED,
      'data/rebuild/example/builds.json': 'nonsense',
      'data/reports/example.json': 'nonsense',
    });
    const broken = () => {
      throw new Error('the disk is gone');
    };
    const [status] = (await gatherStatus({ ...sources, store: broken }, NOW)).dealers;
    expect(status).toMatchObject({ name: 'Example', import: null, build: null, leads: null });
    expect(logged).toEqual([
      'status: leads: the disk is gone',
      'status: example: leads: the disk is gone',
      'status: example: speed: the disk is gone',
      expect.stringMatching(/^status: example: builds: .*builds\.json: is not JSON/),
    ]);
  });

  test('shows everything else while the store does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { sources, logged } = await open(PUBLISHED);
    let asked = false;
    const never = () => {
      asked = true;
      return new Promise<never>(() => undefined);
    };
    let isOver = false;
    const store = { countLeads: never, listSites: never, listTrackedEvents: never, notices: never };
    const gathered = gatherStatus({ ...sources, store: () => store }, NOW).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await setImmediate();
      // Once files are read, the store alone is waited for.
      if (!asked || vi.getTimerCount() > 1) continue;
      asked = false;
      vi.advanceTimersByTime(4000);
    }
    expect((await gathered).dealers).toMatchObject([{ name: 'Example', leads: null }]);
    expect(logged).toEqual([
      'status: leads: no answer for 4 seconds',
      'status: example: leads: no answer for 4 seconds',
    ]);
  });

  test('of a folder without leads has none', async () => {
    const { sources } = await open(PUBLISHED);
    const [status] = (await gatherStatus({ ...sources, store: () => undefined }, NOW)).dealers;
    expect(status?.leads?.counts.pending).toBe(0);
  });
});
