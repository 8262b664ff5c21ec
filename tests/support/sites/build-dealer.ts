import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildSites } from '#scripts/build/build-sites.ts';
import { type Folders, getFolders } from '#scripts/build/folders.ts';
import { toPlainText } from '#tests/support/readers/plain-text.ts';
import { TEMPORARY_ROOT } from '#tests/support/temporary-folder.ts';
import { type TestDealer, writeDealer } from './write-dealer.ts';

/** A dealer built for one test file, separate from all others. */
export interface BuiltDealer {
  /** The visible text of a page: no tags, whitespace collapsed. */
  readonly text: (path: string) => Promise<string>;
  /** By the path of a page ('stock') or of a file ('404.html', '_redirects'). */
  readonly html: (path: string) => Promise<string>;
}

/** Folders for the sites, data and output of a test file or a `describe`, removed after it. */
export function makeFolders(): Folders & { readonly dir: string } {
  const dir = mkdtempSync(join(TEMPORARY_ROOT, 'forecourt-sites-'));
  afterAll(() => rm(dir, { recursive: true }));
  return { ...getFolders(), dir, ...foldersIn(dir) };
}

/** The folders of sites, data and output in `dir`. */
export const foldersIn = (dir: string) => ({
  sitesDir: join(dir, 'sites'),
  dataDir: join(dir, 'data'),
  distDir: join(dir, 'dist'),
});

/** Writes a dealer and builds it at `now` before the tests of a file or a `describe`, which fail if the build does. */
export function buildDealer(dealer: TestDealer, now: Date): BuiltDealer {
  const folders = makeFolders();
  beforeAll(async () => {
    await writeDealer(folders.sitesDir, dealer);
    const reports = await buildSites({ slugs: [dealer.slug], folders, now, jobs: 1, quiet: true });
    const errors = reports.flatMap((report) => report.errors);
    if (errors.length > 0) throw new Error(errors.join('\n'));
  });
  const fileOf = (path: string) => (/\.\w+$|^_\w+$/.test(path) ? path : join(path, 'index.html'));
  const html = (path: string) => readFile(join(folders.distDir, dealer.slug, fileOf(path)), 'utf8');
  return { html, text: async (path) => toPlainText(await html(path)) };
}
