import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { writeAtomically } from '#platform/write-atomically.ts';
import type { Folders } from '#scripts/build/folders.ts';
import type { SiteConfig } from '#site/config/site-config.ts';

/** Shares what it is told with every search engine that takes part (indexnow.org). */
const INDEX_NOW = 'https://api.indexnow.org/indexnow';
/** The most addresses that one request may have. */
const MAX_ADDRESSES = 10_000;
const TIMEOUT_MS = 30_000;

/**
 * Tells search engines which pages were added, changed or removed since they were last told, by the published sitemap. Returns
 * what was done, for the report; undefined for a dealer without a key. A failure is told again the next night.
 */
export async function announceChanges(
  { slug, url, channels }: Pick<SiteConfig, 'slug' | 'url' | 'channels'>,
  { distDir, dataDir }: Pick<Folders, 'distDir' | 'dataDir'>,
  send: typeof fetch = fetch,
): Promise<string | undefined> {
  const { indexNowKey: key } = channels;
  if (key === undefined) return undefined;
  const toldFile = join(dataDir, 'indexnow', `${slug}.xml`);
  const told = (await readFile(toldFile, 'utf8').catch(ignoreMissing)) ?? '';
  const sitemap = await readFile(join(distDir, slug, 'sitemap.xml'), 'utf8');
  const changed = listChanges(told, sitemap);
  if (changed.length === 0) return undefined;
  for (let start = 0; start < changed.length; start += MAX_ADDRESSES) {
    const response = await send(INDEX_NOW, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(url).host,
        key,
        keyLocation: `${url}/${key}.txt`,
        urlList: changed.slice(start, start + MAX_ADDRESSES),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    await response?.body?.cancel();
    if (!response?.ok)
      return `IndexNow ${response ? `answered ${response.status}` : 'cannot be reached'}, so search engines will be told the next time`;
  }
  await writeAtomically(toldFile, sitemap);
  return `IndexNow was told of ${changed.length} ${changed.length === 1 ? 'page' : 'pages'}`;
}

/** The addresses whose entries differ between two sitemaps, each once. */
function listChanges(before: string, after: string): string[] {
  const entries = (sitemap: string) => new Set(sitemap.match(/<url>.*<\/url>/g));
  const differing = entries(before).symmetricDifference(entries(after));
  return [...new Set([...differing].flatMap((entry) => /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? []))];
}
