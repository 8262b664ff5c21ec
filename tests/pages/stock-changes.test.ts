import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { writeFleet, writeStock } from '#scripts/bench/fleet/fleet-dealers.ts';
import { buildSites } from '#scripts/build/build-sites.ts';
import { type Folders, getFolders } from '#scripts/build/folders.ts';
import { readManifest } from '#scripts/build/manifest.ts';
import { readConfig } from '#site/read-config.ts';
import { readSnapshot } from '#site/read-stock.ts';
import type { Snapshot } from '#stock/snapshot/snapshot.ts';
import { TEMPORARY_ROOT } from '#tests/support/temporary-folder.ts';

const now = new Date('2026-06-17T00:30:00.000Z');
/** A small dealer: some pages that show little of the stock are rendered whatever of it has changed. */
const PAGES = 400;
const MAX_NEEDLESS_SHARE = 0.05;
/** Changes after each of which the dealer is built twice. */
const RUNS = process.env.TEST_LONG ? 4 : 1;
const TIMEOUT_MS = 240_000;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(TEMPORARY_ROOT, 'forecourt-stock-changes-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** Changes of a car that is for sale, as a day brings them. */
const CHANGES: Readonly<Record<string, (car: Car) => Car | undefined>> = {
  sold: (car) => ({ ...car, status: 'sold', sold: true, sold_date_timestamp: now.getTime() / 1000 - 3600 }),
  gone: () => undefined,
  reduced: (car) => ({ ...car, price: (car.price ?? 20_000) - 500 }),
};
const changes = fc.record({
  at: fc.double({ min: 0, max: 0.99, noNaN: true }),
  change: fc.constantFrom(...Object.keys(CHANGES)),
});

function applyChange(stock: Snapshot, { at, change }: { at: number; change: string }): Snapshot {
  const forSale = stock.cars.filter(isForSale);
  const chosen = forSale[Math.floor(at * forSale.length)];
  return {
    ...stock,
    cars: stock.cars.flatMap((car) => (car === chosen ? (CHANGES[change]?.(car) ?? []) : car)),
  };
}

async function build(slug: string, folders: Folders, distDir: string, changed: boolean) {
  const own = { ...folders, distDir: join(dir, distDir) };
  const [report] = await buildSites({ slugs: [slug], folders: own, now, jobs: 1, quiet: true, changed });
  expect(report?.errors).toEqual([]);
  const { pages } = await readManifest(own.distDir, slug);
  return { pages, html: await readHtml(join(own.distDir, slug)) };
}

async function readHtml(published: string): Promise<Record<string, string>> {
  const names = (await readdir(published, { recursive: true }))
    .filter((name) => name.endsWith('.html'))
    .sort();
  const entries = names.map(async (name) => [name, await readFile(join(published, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(entries));
}

// Two of the demonstration dealers, one in each template.
test.each([0, 1])(
  'after any change of the stock of dealer %i, all pages that differ are rendered again, and few others',
  async (index) => {
    const folders = { ...getFolders(), sitesDir: join(dir, `sites-${index}`), dataDir: join(dir, 'data') };
    const slugs = await writeFleet(folders, 'sites', { dealers: index + 1, pages: PAGES, now });
    const slug = slugs[index] ?? '';
    const { stock } = await readConfig(folders.sitesDir, slug);
    if (!stock) throw new Error(`${slug}: has no stock`);
    let snapshot = await readSnapshot(join(folders.sitesDir, slug, 'stock.json'), stock);
    let before = await build(slug, folders, 'changed', false);
    await fc.assert(
      fc.asyncProperty(changes, async (change) => {
        snapshot = applyChange(snapshot, change);
        await writeStock(folders.sitesDir, slug, snapshot);
        const after = await build(slug, folders, 'changed', true);
        const whole = await build(slug, folders, 'whole', false);
        expect(after.html).toEqual(whole.html);
        const needless = Object.entries(after.pages).filter(([path, { input }]) => {
          const file = path === '/404/' ? '404.html' : `${path.slice(1)}index.html`;
          const known = before.pages[path];
          return known && known.input !== input && before.html[file] === after.html[file];
        });
        expect(needless.length, needless.map(([path]) => path).join(' ')).toBeLessThanOrEqual(
          MAX_NEEDLESS_SHARE * Object.keys(after.pages).length,
        );
        before = after;
      }),
      { numRuns: RUNS, seed: 23 + index, endOnFailure: true },
    );
  },
  TIMEOUT_MS,
);
