import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { importWithHistory } from '#scripts/state/import-with-history.ts';
import { openBlobsStore, openStateStore, type StateStore } from '#scripts/state/open-state-store.ts';
import type { Snapshot } from '#stock/snapshot/snapshot.ts';
import { startS3 } from '#tests/support/servers/s3/start-s3.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

let dir: string;
beforeEach(async () => {
  dir = await makeTemporaryFolder();
});

const DAY_1 = { a: 20_000, b: 30_000, c: 40_000, d: 50_000 };
/** Car a is cheaper, car b is gone, car e is new. */
const DAY_2 = { a: 19_000, c: 40_000, d: 50_000, e: 10_000 };

let machines = 0;

/** A night on a machine without files of earlier ones. */
async function importOnCleanMachine(
  store: StateStore | undefined,
  prices: Readonly<Record<string, number>>,
  now: string,
): Promise<Snapshot> {
  machines += 1;
  const siteDir = join(dir, `machine-${machines}`, 'plain');
  await mkdir(siteDir, { recursive: true });
  return importOn(siteDir, store, prices, now);
}

async function importOn(
  siteDir: string,
  store: StateStore | undefined,
  prices: Readonly<Record<string, number>>,
  now: string,
): Promise<Snapshot> {
  const feedPath = join(siteDir, 'feed.csv');
  const rows = Object.entries(prices).map(
    ([id, price]) => `${id},${id}1,2020,Toyota,Corolla,Used,${price},available`,
  );
  await writeFile(feedPath, `id,stocknum,year,make,model,car_type,price,status\n${rows.join('\n')}\n`);
  await importWithHistory(store, {
    feedPath,
    siteDir,
    where: [],
    force: false,
    now: new Date(now),
    dataDir: join(siteDir, 'data'),
  });
  return JSON.parse(await readFile(join(siteDir, 'stock.json'), 'utf8'));
}

async function openS3Store(): Promise<StateStore | undefined> {
  const s3 = await startS3({
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    region: 'ap-southeast-2',
    bucket: 'dealers',
  });
  onTestFinished(() => s3.close());
  return openStateStore({
    STATE_STORE: 's3://dealers/state',
    AWS_ENDPOINT_URL: s3.endpoint,
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
}

async function openBlobsOfServer(): Promise<StateStore> {
  const server = new BlobsServer({ directory: join(dir, 'blobs'), token: 'token' });
  const { port } = await server.start();
  onTestFinished(() => server.stop());
  const edgeURL = `http://localhost:${port}`;
  return openBlobsStore({ siteID: 'site', token: 'token', edgeURL, uncachedEdgeURL: edgeURL });
}

describe.each([
  { name: 'a folder', open: async () => openStateStore({ STATE_STORE: join(dir, 'state') }) },
  { name: 'a bucket', open: openS3Store },
  { name: 'Netlify Blobs', open: openBlobsOfServer },
])('with $name, a clean machine continues the story', ({ open }) => {
  test('first-seen dates, prices and gone cars are those of all nights', async () => {
    const store = await open();
    const first = await importOnCleanMachine(store, DAY_1, '2026-11-22T00:00:00Z');
    const second = await importOnCleanMachine(store, DAY_2, '2026-12-10T00:00:00Z');
    const seen = (snapshot: Snapshot) =>
      new Map(snapshot.cars.map(({ stocknum, created_at }) => [stocknum, created_at]));
    for (const stocknum of ['a1', 'c1', 'd1'])
      expect(seen(second).get(stocknum)).toBe(seen(first).get(stocknum));
    expect(seen(second).get('e1')).toBe('2026-12-10T00:00:00.000Z');
    const idOf = (stocknum: string) => first.cars.find((car) => car.stocknum === stocknum)?.id ?? '';
    expect(second.price_history[idOf('a1')]).toEqual([
      ['2026-11-22', 20_000],
      ['2026-12-10', 19_000],
    ]);
    expect(second.gone.map(({ id }) => id)).toEqual([idOf('b1')]);
  });

  test('a feed that lost most of its cars is refused there too', async () => {
    const store = await open();
    await importOnCleanMachine(store, DAY_1, '2026-11-22T00:00:00Z');
    await expect(importOnCleanMachine(store, { a: 20_000 }, '2026-11-23T00:00:00Z')).rejects.toThrow(
      'lacks 3 of the 4 cars in stock',
    );
    const third = await importOnCleanMachine(store, DAY_1, '2026-11-24T00:00:00Z');
    expect(third.gone).toEqual([]);
  });
});

test('without a store, a clean machine begins anew', async () => {
  await importOnCleanMachine(undefined, DAY_1, '2026-11-22T00:00:00Z');
  const second = await importOnCleanMachine(undefined, DAY_2, '2026-12-10T00:00:00Z');
  expect(second.gone).toEqual([]);
});

test('the newer of the snapshots on the disk and in the store is continued', async () => {
  const store = openStateStore({ STATE_STORE: join(dir, 'state') });
  const siteDir = join(dir, 'desk', 'plain');
  await mkdir(siteDir, { recursive: true });
  await importOn(siteDir, store, DAY_1, '2026-11-20T00:00:00Z');
  await importOnCleanMachine(store, { ...DAY_1, f: 1000 }, '2026-11-22T00:00:00Z');
  const next = await importOn(siteDir, store, DAY_1, '2026-11-23T00:00:00Z');
  expect(next.gone).toHaveLength(1);
  await importOn(siteDir, undefined, { ...DAY_1, g: 1000 }, '2026-11-24T00:00:00Z');
  const last = await importOn(siteDir, store, DAY_1, '2026-11-25T00:00:00Z');
  expect(last.gone).toHaveLength(2);
});

test('a store that cannot be asked fails the import and leaves the stock', async () => {
  const store: StateStore = {
    name: 's3://dealers',
    read: () => Promise.reject(new Error('unreachable')),
    write: () => Promise.resolve(),
  };
  await expect(importOnCleanMachine(store, DAY_1, '2026-11-22T00:00:00Z')).rejects.toThrow('unreachable');
  const broken: StateStore = { ...store, read: () => Promise.resolve('{"cars":') };
  await expect(importOnCleanMachine(broken, DAY_1, '2026-11-22T00:00:00Z')).rejects.toThrow(
    's3://dealers: plain/stock.json: line 1: the JSON is broken here. Restore it, or delete it',
  );
});

test.each([
  [{ STATE_STORE: 'gs://bucket' }, 'Write a folder, "s3://bucket/folder" or "netlify".'],
  [{ STATE_STORE: 's3://bucket' }, 'AWS_ACCESS_KEY_ID is not set'],
  [{ STATE_STORE: 'netlify', SITE_ID: 'x' }, 'needs NETLIFY_AUTH_TOKEN'],
])('a store that is not set up says what is missing: %j', (env, problem) => {
  expect(() => openStateStore(env)).toThrow(problem);
});
