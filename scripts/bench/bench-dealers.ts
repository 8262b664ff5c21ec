import { cp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { BenchContext } from '#scripts/bench/bench-context.ts';
import type { Folders } from '#scripts/build/folders.ts';
import { type DemoDealer, type DemoKind, demoSnapshot } from '#scripts/demo/demo-snapshot.ts';
import { readDataFiles } from '#site/content/data-files.ts';
import { loadSite } from '#site/load-site.ts';
import { listSiteSlugs, readConfig } from '#site/read-config.ts';
import { buildRoutes } from '#site/routes/routes.ts';
import { type Snapshot, snapshotSchema } from '#stock/snapshot/snapshot.ts';

/** Where the dealers' pictures would be. */
const PICTURE_HOST = 'pictures.example';
/** How often the number of cars is corrected on the way to the number of pages. */
const TRIALS = 3;

/** How many pages the benchmarks give each dealer. */
const PAGES_PER_DEALER = 600;

/** Writes dealers into a folder: what the benchmarks build. */
export async function makeDealers(
  dir: string,
  dealers: number,
  { now, folders: { sitesDir, compiledDir } }: BenchContext,
): Promise<{ folders: Folders; slugs: readonly string[] }> {
  const folders = {
    sitesDir: join(dir, 'sites'),
    dataDir: join(dir, 'data'),
    distDir: join(dir, 'dist'),
    compiledDir,
  };
  const slugs = await writeFleet(folders, sitesDir, { dealers, pages: PAGES_PER_DEALER, now });
  return { folders, slugs };
}

interface Fleet {
  readonly dealers: number;
  /** About how many pages each dealer has. */
  readonly pages: number;
  readonly now: Date;
}

/** Writes dealers into `folders.sitesDir`: copies, in turn, of the demonstration dealers in `from` that sell vehicles. */
export async function writeFleet(folders: Folders, from: string, fleet: Fleet): Promise<string[]> {
  const stocks: { slug: string; stock: Snapshot }[] = [];
  for (const slug of await listSiteSlugs(from)) {
    const { stock } = await readConfig(from, slug);
    if (stock && stock.demo)
      stocks.push({ slug, stock: await fitStock(folders, join(from, slug), stock.demo, fleet) });
  }
  const slugs: string[] = [];
  for (let number = 0; number < fleet.dealers; number++) {
    const original = stocks[number % stocks.length];
    if (!original) throw new Error(`${from}: holds no demonstration dealer that sells vehicles.`);
    const slug = `${original.slug}-${number}`;
    await writeCopy(folders.sitesDir, join(from, original.slug), slug);
    await writeStock(folders.sitesDir, slug, original.stock);
    slugs.push(slug);
  }
  return slugs;
}

/** The path of a dealer's stock. */
export function stockFile(sitesDir: string, slug: string): string {
  return join(sitesDir, slug, 'stock.json');
}

export async function writeStock(sitesDir: string, slug: string, stock: Snapshot): Promise<void> {
  await writeFile(stockFile(sitesDir, slug), JSON.stringify(stock));
}

/** As many cars as give a dealer its number of pages, found by trial: a car has one page, or two where it can be reserved. */
async function fitStock(
  folders: Folders,
  from: string,
  kind: DemoKind,
  { pages, now }: Fleet,
): Promise<Snapshot> {
  const slug = 'trial';
  const { data } = await readDataFiles(from);
  const stock = inventStock(kind, { now, locations: data.locations }, pages);
  await writeCopy(folders.sitesDir, from, slug);
  let count = Math.round(pages / 2);
  for (let trial = 0; trial < TRIALS; trial++) {
    await writeStock(folders.sitesDir, slug, { ...stock, cars: stock.cars.slice(0, count) });
    const site = await loadSite(slug, { ...folders, now });
    count += Math.round((pages - buildRoutes(site).length) / (site.reserve ? 2 : 1));
  }
  await rm(join(folders.sitesDir, slug), { recursive: true });
  return { ...stock, cars: stock.cars.slice(0, count) };
}

/** The invented stock of a kind of dealer, over again under other ids until there are `count` cars. */
function inventStock(kind: DemoKind, dealer: DemoDealer, count: number): Snapshot {
  const text = JSON.stringify(demoSnapshot(kind, dealer)).replaceAll('/assets/', `https://${PICTURE_HOST}/`);
  const stock = v.parse(snapshotSchema, JSON.parse(text));
  const rounds = Array.from({ length: Math.ceil(count / stock.cars.length) }, (_, round) => `${round || ''}`);
  return {
    ...stock,
    cars: rounds.flatMap((suffix) =>
      stock.cars.map((car) => ({ ...car, id: car.id + suffix, slug: car.slug + suffix })),
    ),
  };
}

/** Copies a dealer under another name, with stock of its own instead of invented stock. */
async function writeCopy(sitesDir: string, from: string, slug: string): Promise<void> {
  const dir = join(sitesDir, slug);
  await cp(from, dir, { recursive: true });
  const original = pathToFileURL(resolve(from, 'site.ts')).href;
  await writeFile(
    join(dir, 'site.ts'),
    `import original from '${original}';
const { demo, ...stock } = original.stock;
export default {
  ...original,
  slug: '${slug}',
  url: 'https://${slug}.example',
  imageHosts: ['${PICTURE_HOST}'],
  stock,
};
`,
  );
}
