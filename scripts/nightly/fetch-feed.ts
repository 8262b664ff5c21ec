import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SiteError } from '#site/errors/site-error.ts';

const FETCH_TIMEOUT_MS = 60_000;
const MAX_DOWNLOAD_BYTES = 200 * 1024 * 1024;

/**
 * Returns the path of a dealer's feed: a file next to its site.ts, or a download in the run-time data if it is a URL.
 * Throws SiteError if it can't be fetched.
 */
export async function fetchFeed(feed: string, siteDir: string, dataDir: string): Promise<string> {
  if (!feed.startsWith('https://')) return join(siteDir, feed);
  const name = basename(siteDir);
  try {
    const response = await fetch(feed, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length > MAX_DOWNLOAD_BYTES) throw new Error('is larger than 200 MB');
    const file = join(dataDir, 'feeds', name, basename(new URL(feed).pathname) || 'feed');
    await mkdir(join(dataDir, 'feeds', name), { recursive: true });
    await writeFile(file, bytes);
    return file;
  } catch (error) {
    throw new SiteError([
      `${join(siteDir, 'site.ts')}: stock.feed: ${feed} can't be fetched: ${(error as Error).message}. Check the address, or contact the feed's provider.`,
    ]);
  }
}
