import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { sha256 } from '#platform/sha256.ts';
import { writeAtomically } from '#platform/write-atomically.ts';
import { readDataFiles } from '#site/content/data-files.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { readConfig } from '#site/read-config.ts';
import { snapshotPath } from '#site/read-stock.ts';
import type { DemoDealer, DemoKind } from './demo-snapshot.ts';

export interface DemoOptions {
  /** Dealers to check; those without invented stock are skipped. */
  readonly slugs: readonly string[];
  readonly sitesDir: string;
  readonly dataDir: string;
  readonly now: Date;
}

interface Dealer extends DemoDealer {
  readonly slug: string;
  readonly kind: DemoKind;
  /** The path of its stock.json. */
  readonly file: string;
}

/**
 * Generates the invented stock of demo dealers if it is missing, from another day, or made by other code. Otherwise nothing is made
 * or loaded. Dealers with broken files are skipped: loading the site reports the errors. Returns those whose stock was made.
 */
export async function ensureDemo(options: DemoOptions): Promise<string[]> {
  const dealers = (await Promise.all(options.slugs.map((slug) => dealerOf(slug, options)))).filter(
    (dealer) => dealer !== undefined,
  );
  if (dealers.length === 0) return [];
  assertCloned(dealers, options.sitesDir);
  const code = await codeHash();
  const made: string[] = [];
  for (const dealer of dealers) if (await ensureStock(dealer, code)) made.push(dealer.slug);
  return made;
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

/** An installed package has neither the code nor the photographs of invented vehicles: twelve times its size. */
function assertCloned(dealers: readonly Dealer[], sitesDir: string): void {
  if (existsSync(join(import.meta.dirname, 'photos'))) return;
  throw new SiteError(
    dealers.map(
      ({ slug }) =>
        `${join(sitesDir, slug, 'site.ts')}: stock.demo: invented stock comes with a clone of the platform alone. Name a feed in stock.feed.`,
    ),
  );
}

/** Whether it had to be made. */
async function ensureStock(dealer: Dealer, code: string): Promise<boolean> {
  const { file, kind, slug, now, locations } = dealer;
  const keyFile = `${file}.made`;
  const key = hashOf([code, now.toISOString().slice(0, 10), kind, slug, JSON.stringify(locations)]);
  const known = await readFile(keyFile, 'utf8').catch(ignoreMissing);
  if (known === key && (await stat(file).catch(ignoreMissing))) return false;
  const { demoSnapshot } = await import('./demo-snapshot.ts');
  await writeAtomically(file, JSON.stringify(demoSnapshot(kind, { now, locations })));
  await writeAtomically(keyFile, key);
  return true;
}

/** A hash of the code and data of invented stock and of the names of its photographs: when they change, stock is made again. */
async function codeHash(): Promise<string> {
  const folder = import.meta.dirname;
  const files = (await readdir(folder, { recursive: true })).sort();
  const texts = files.map(async (file) =>
    /\.(?:ts|jsonl)$/.test(file) ? file + (await readFile(join(folder, file), 'utf8')) : file,
  );
  return hashOf(await Promise.all(texts));
}

/** A hash of texts in order. */
function hashOf(texts: readonly string[]): string {
  return sha256(texts.map((text) => `${text}\0`).join(''), 'hex');
}
