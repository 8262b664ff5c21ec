import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '#platform/write-atomically.ts';
import { readDataFiles } from '#site/content/data-files.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { readConfig } from '#site/read-config.ts';
import { snapshotPath } from '#site/read-stock.ts';
import { codeHash, hashOf } from './code-hash.ts';
import type { DemoKind } from './dealer-profiles.ts';
import type { DemoDealer } from './demo-snapshot.ts';

/** The folder of invented vehicles' pictures, with file names as in their addresses. */
export function demoPhotosDir(dataDir: string): string {
  return join(dataDir, 'demo', 'photos');
}

export interface DemoOptions {
  /** Dealers to check; those without invented stock are skipped. */
  readonly slugs: readonly string[];
  readonly sitesDir: string;
  readonly dataDir: string;
  readonly now: Date;
  /** Also makes all photographs, for sites that are served by another host. Takes minutes. */
  readonly photographs?: boolean | undefined;
  /** Called with a description of each thing being made. */
  readonly onProgress?: (text: string) => void;
}

interface Dealer extends DemoDealer {
  readonly kind: DemoKind;
  /** The path of its stock.json. */
  readonly file: string;
}

/** The file next to a generated stock.json: the key of its inputs, and the pictures it uses. */
interface StockStamp {
  readonly key: string;
  readonly pictures: readonly string[];
}

/**
 * Generates the invented stock of demo dealers if it is missing, from another day, or made by other code, and on demand its
 * photographs. Otherwise nothing is made or loaded. Dealers with broken files are skipped: loading the site reports the errors.
 */
export async function ensureDemo(options: DemoOptions): Promise<void> {
  const dealers = (await Promise.all(options.slugs.map((slug) => dealerOf(slug, options)))).filter(
    (dealer) => dealer !== undefined,
  );
  if (dealers.length === 0) return;
  const code = await codeHash();
  const notes: StockStamp[] = [];
  for (const dealer of dealers) notes.push(await ensureStock(dealer, code, options));
  if (options.photographs)
    await ensurePhotographs(new Set(notes.flatMap(({ pictures }) => pictures)), options);
}

async function dealerOf(slug: string, { sitesDir, dataDir, now }: DemoOptions): Promise<Dealer | undefined> {
  try {
    const { stock } = await readConfig(sitesDir, slug);
    if (stock === false || !stock.demo) return undefined;
    const { data } = await readDataFiles(join(sitesDir, slug));
    return {
      kind: stock.demo,
      file: snapshotPath({ sitesDir, dataDir }, slug, stock),
      slug,
      now,
      locations: data.locations,
    };
  } catch (error) {
    if (error instanceof SiteError) return undefined;
    throw error;
  }
}

async function ensureStock(dealer: Dealer, code: string, { onProgress }: DemoOptions): Promise<StockStamp> {
  const { file, kind, slug, now, locations } = dealer;
  const stampFile = `${file}.made`;
  const key = hashOf([code, now.toISOString().slice(0, 10), kind, slug, JSON.stringify(locations)]);
  const known = await readStamp(stampFile);
  if (known?.key === key && (await exists(file))) return known;
  onProgress?.(`Stock of ${slug}`);
  const { demoSnapshot } = await import('./demo-snapshot.ts');
  const { photoName } = await import('./pictures/photo-url.ts');
  const snapshot = demoSnapshot(kind, dealer);
  const urls = snapshot.cars.flatMap(({ images }) => images.map(({ image }) => image.url));
  const stamp = { key, pictures: [...new Set(urls)].map(photoName).sort() };
  await writeAtomically(file, JSON.stringify(snapshot));
  await writeAtomically(stampFile, JSON.stringify(stamp));
  return stamp;
}

async function ensurePhotographs(
  names: ReadonlySet<string>,
  { dataDir, onProgress }: DemoOptions,
): Promise<void> {
  const folder = demoPhotosDir(dataDir);
  const existing = new Set(await readdir(folder).catch(() => []));
  const missing = [...names].filter((name) => !existing.has(name));
  if (missing.length === 0) return;
  const { makePhotographs } = await import('./pictures/make-photographs.ts');
  await makePhotographs(folder, missing, (done) => onProgress?.(`Photograph ${done} of ${missing.length}`));
}

/** An unreadable stamp counts as missing: the stock is generated again. */
export async function readStamp(file: string): Promise<StockStamp | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}
