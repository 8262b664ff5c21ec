import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { ensureDemo } from '#scripts/demo/ensure-demo.ts';
import { scaffoldSite } from '#scripts/site-new/scaffold.ts';
import { snapshotSchema } from '#stock/snapshot/snapshot.ts';
import { makeNewSite } from '#tests/support/factories/make-new-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

let root: string;
let sitesDir: string;
let dataDir: string;

beforeEach(async () => {
  root = await makeTemporaryFolder();
  sitesDir = join(root, 'sites');
  dataDir = join(root, 'data');
  await dealer('test-trucks', "stock: { demo: 'trucks' },");
});

/** A new dealer with additions to its site.ts. */
async function dealer(slug: string, more: string) {
  const dir = await scaffoldSite(sitesDir, makeNewSite({ slug, name: 'Test Trucks' }));
  const file = join(dir, 'site.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace('home: {', `${more}\n  home: {`));
  return dir;
}

const ensure = (slugs: readonly string[] = ['test-trucks'], now = NOW) =>
  ensureDemo({ slugs, sitesDir, dataDir, now });

const stockFile = (slug: string) => join(dataDir, 'demo', slug, 'stock.json');
const readStock = async (slug: string) =>
  v.parse(snapshotSchema, JSON.parse(await readFile(stockFile(slug), 'utf8')));

test('the stock of a demonstration dealer is made where the build looks for it', async () => {
  expect(await ensure()).toEqual(['test-trucks']);
  const { cars, imported_at } = await readStock('test-trucks');
  expect(cars.length).toBeGreaterThan(80);
  expect(imported_at).toBe('2026-11-21T00:00:00.000Z');
});

test('nothing is made again on the same day', async () => {
  await ensure();
  await utimes(stockFile('test-trucks'), LONG_AGO, LONG_AGO);
  expect(await ensure(['test-trucks'], new Date('2026-11-21T23:00:00Z'))).toEqual([]);
  expect((await stat(stockFile('test-trucks'))).mtime).toEqual(LONG_AGO);
});

test.each<[string, () => Promise<void>, Date]>([
  ['on another day', async () => {}, new Date('2026-11-22T01:00:00Z')],
  ['when it has been deleted', () => rm(stockFile('test-trucks')), NOW],
  [
    'when the note of how it was made is broken',
    () => writeFile(`${stockFile('test-trucks')}.made`, '{'),
    NOW,
  ],
  [
    'when the dealer has moved',
    async () => {
      const file = join(sitesDir, 'test-trucks', 'content', 'locations.json');
      await writeFile(file, (await readFile(file, 'utf8')).replace(/"city": "[^"]*"/, '"city": "Atherton"'));
    },
    NOW,
  ],
])('%s, the stock is made again', async (_, change, now) => {
  await ensure();
  await change();
  expect(await ensure(['test-trucks'], now)).toEqual(['test-trucks']);
});

test('dealers with a feed, without stock or with a broken site.ts are skipped', async () => {
  await dealer('test-feed', "stock: { feed: 'stock.csv' },");
  await dealer('test-office', 'stock: false,');
  await dealer('test-broken', "stock: { dmeo: 'trucks' },");
  expect(await ensure(['test-feed', 'test-office', 'test-broken', 'test-missing', 'test-trucks'])).toEqual([
    'test-trucks',
  ]);
  expect(await readdir(join(dataDir, 'demo'))).toEqual(['test-trucks']);
});
