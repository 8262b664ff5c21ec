import { join } from 'node:path';
import type { Folders } from '#scripts/build/folders.ts';
import { readDealerRules } from '#scripts/stock/read-dealer-rules.ts';
import { readConfig } from '#site/read-config.ts';
import { importStock } from '#stock/import/import-stock.ts';
import { findMapping } from '#stock/mapping/find-mapping.ts';
import type { DealerOutcome } from './dealer-outcome.ts';
import { fetchFeed } from './fetch-feed.ts';

/**
 * Imports the feed of each dealer that has one (`stock.feed`). If the feed is broken or the import fails in any other
 * way, the dealer keeps its stock and its outcome has the reason; the others go on.
 */
export async function importFeeds(
  slugs: readonly string[],
  folders: Folders,
  now: Date,
): Promise<DealerOutcome[]> {
  const outcomes: DealerOutcome[] = [];
  for (const slug of slugs) {
    try {
      outcomes.push({ slug, ok: true, text: await importFeed(slug, folders, now) });
    } catch (error) {
      outcomes.push({ slug, ok: false, text: error instanceof Error ? error.message : String(error) });
    }
  }
  return outcomes;
}

async function importFeed(slug: string, { sitesDir, dataDir }: Folders, now: Date): Promise<string> {
  const { stock } = await readConfig(sitesDir, slug);
  if (!stock || !stock.feed) return 'no feed';
  const siteDir = join(sitesDir, slug);
  const feedPath = await fetchFeed(stock.feed, siteDir, dataDir);
  const mappingPath = stock.mapping && (await findMapping(stock.mapping, siteDir));
  const { report } = await importStock({
    feedPath,
    mappingPath,
    siteDir,
    where: [],
    force: false,
    now,
    dataDir,
    ...(await readDealerRules(sitesDir, slug)),
  });
  const { read, held } = report.rows;
  const { cars, shown } = report.shown;
  const hidden = shown === cars ? '' : `, ${shown} of ${cars} cars shown`;
  return `imported ${read - held} of ${read} rows${hidden}`;
}
