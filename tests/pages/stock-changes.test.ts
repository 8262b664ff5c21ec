import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { writeFleet, writeStock } from '#scripts/bench/bench-dealers.ts';
import { buildSites } from '#scripts/build/build-sites.ts';
import type { Folders } from '#scripts/build/folders.ts';
import { readManifest } from '#scripts/build/manifest.ts';
import { readConfig } from '#site/read-config.ts';
import { readSnapshot } from '#site/read-stock.ts';
import type { Snapshot } from '#stock/snapshot/snapshot.ts';
import { readPages } from '#tests/support/readers/read-pages.ts';
import { makeFolders } from '#tests/support/sites/build-dealer.ts';

const now = new Date('2026-06-17T00:30:00.000Z');
/** A small dealer: some pages that show little of the stock are rendered whatever of it has changed. */
const PAGES = 400;
const MAX_NEEDLESS_SHARE = 0.05;
/** Changes after each of which the dealer is built twice. */
const RUNS = process.env.TEST_LONG ? 4 : 1;
const TIMEOUT_MS = 240_000;

const { dir, ...own } = makeFolders();

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
  const output = { ...folders, distDir: join(dir, distDir) };
  const [report] = await buildSites({ slugs: [slug], folders: output, now, jobs: 1, quiet: true, changed });
  expect(report?.errors).toEqual([]);
  const { pages } = await readManifest(output.distDir, slug);
  return { pages, html: await readPages(join(output.distDir, slug)) };
}

// Of the demonstration dealers the first two are in different templates; the short run takes one.
test.each(process.env.TEST_LONG ? [0, 1] : [0])(
  'after any change of the stock of dealer %i, all pages that differ are rendered again, and few others',
  async (index) => {
    const folders = { ...own, sitesDir: join(dir, `sites-${index}`) };
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
