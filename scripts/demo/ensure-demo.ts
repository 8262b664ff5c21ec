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

/** Where the pictures of invented vehicles lie, named as in their addresses. */
export function demoPhotosDir(dataDir: string): string {
  return join(dataDir, 'demo', 'photos');
}

export interface DemoOptions {
  /** Dealers to look after; those without invented stock are passed over. */
  readonly slugs: readonly string[];
  readonly sitesDir: string;
  readonly dataDir: string;
  readonly now: Date;
  /** Hears what is being made, when anything is. */
  readonly onProgress?: (text: string) => void;
}

interface Dealer extends DemoDealer {
  readonly kind: DemoKind;
  /** Where its stock belongs. */
  readonly file: string;
}

/** What is noted beside a made stock.json: what it was made from, and the pictures it names. */
interface StockStamp {
  readonly key: string;
  readonly pictures: readonly string[];
}

/**
 * Makes the invented stock and pictures of demonstration dealers where they are missing, of another day, or made by other
 * code. When all is there, nothing is drawn or loaded. A dealer whose files are broken is passed over: loading the site says what is wrong.
 */
export async function ensureDemo(options: DemoOptions): Promise<void> {
  const dealers = (await Promise.all(options.slugs.map((slug) => dealerOf(slug, options)))).filter(
    (dealer) => dealer !== undefined,
  );
  if (dealers.length === 0) return;
  const code = await codeHash();
  const notes: StockStamp[] = [];
  for (const dealer of dealers) notes.push(await ensureStock(dealer, code, options));
  await ensurePictures(new Set(notes.flatMap(({ pictures }) => pictures)), options);
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
  const noteFile = `${file}.made`;
  const key = hashOf([code, now.toISOString().slice(0, 10), kind, slug, JSON.stringify(locations)]);
  const known = await readStamp(noteFile);
  if (known?.key === key && (await exists(file))) return known;
  onProgress?.(`Stock of ${slug}`);
  const { demoSnapshot } = await import('./demo-snapshot.ts');
  const { photoName } = await import('./pictures/pictures.ts');
  const snapshot = demoSnapshot(kind, dealer);
  const urls = snapshot.cars.flatMap(({ images }) => images.map(({ image }) => image.url));
  const note = { key, pictures: [...new Set(urls)].map(photoName).sort() };
  await writeAtomically(file, JSON.stringify(snapshot));
  await writeAtomically(noteFile, JSON.stringify(note));
  return note;
}

async function ensurePictures(
  names: ReadonlySet<string>,
  { dataDir, onProgress }: DemoOptions,
): Promise<void> {
  const folder = demoPhotosDir(dataDir);
  const there = new Set(await readdir(folder).catch(() => []));
  if (names.isSubsetOf(there)) return;
  const { allPictures } = await import('./pictures/pictures.ts');
  const { makePictures } = await import('./pictures/make-pictures.ts');
  const missing = [...allPictures().values()].filter(({ name }) => names.has(name) && !there.has(name));
  await makePictures(folder, missing, (done) => onProgress?.(`Picture ${done} of ${missing.length}`));
}

/** A note that cannot be read counts as none: the stock is made again. */
async function readStamp(file: string): Promise<StockStamp | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}
