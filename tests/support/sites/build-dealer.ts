import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSites } from '#scripts/build/build-sites.ts';
import { getFolders } from '#scripts/build/folders.ts';
import { toPlainText } from '#tests/support/readers/plain-text.ts';
import { TEMPORARY_ROOT } from '#tests/support/temporary-folder.ts';
import { type TestDealer, writeDealer } from './write-dealer.ts';

/** A dealer built for one test file, separate from all others. */
export interface BuiltDealer {
  /** The visible text of a page: no tags, whitespace collapsed. */
  readonly text: (path: string) => Promise<string>;
  /** By the path of a page ('stock') or of a file ('404.html', '_redirects'). */
  readonly html: (path: string) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** Writes a dealer and builds it at `now`. Throws with the build's errors if it fails. */
export async function buildDealer(dealer: TestDealer, now: Date): Promise<BuiltDealer> {
  const dir = await mkdtemp(join(TEMPORARY_ROOT, 'forecourt-dealer-'));
  const places = {
    ...getFolders(),
    sitesDir: join(dir, 'sites'),
    dataDir: join(dir, 'data'),
    distDir: join(dir, 'dist'),
  };
  await writeDealer(places.sitesDir, dealer);
  const reports = await buildSites({ slugs: [dealer.slug], folders: places, now, jobs: 1, quiet: true });
  const errors = reports.flatMap((report) => report.errors);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const fileOf = (path: string) => (/\.\w+$|^_\w+$/.test(path) ? path : join(path, 'index.html'));
  const html = (path: string) => readFile(join(places.distDir, dealer.slug, fileOf(path)), 'utf8');
  return {
    html,
    text: async (path) => toPlainText(await html(path)),
    remove: () => rm(dir, { recursive: true }),
  };
}
