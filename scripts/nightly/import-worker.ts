import { join } from 'node:path';
import * as v from 'valibot';
import { keepNewSpace } from '#scripts/cli/keep-new-space.ts';
import { importWithHistory } from '#scripts/state/import-with-history.ts';
import { openStateStore } from '#scripts/state/open-state-store.ts';
import { readConfig } from '#site/read-config.ts';
import { findMapping } from '#stock/mapping/load-mapping.ts';
import { type DealerOutcome, NO_FEED } from './dealer-outcome.ts';
import { fetchFeed } from './fetch-feed.ts';

const jobSchema = v.object({
  slug: v.string(),
  folders: v.object({ sitesDir: v.string(), dataDir: v.string() }),
  /** ISO time. */
  now: v.string(),
});

/** The import of one dealer's feed, as it is sent to a process. */
export type ImportJob = v.InferOutput<typeof jobSchema>;

keepNewSpace();
// Its parent was killed without a chance to end it.
process.on('disconnect', () => process.exit());
process.once('message', async (message) => {
  const job = v.parse(jobSchema, message);
  const outcome = await importFeed(job).then(
    (text): DealerOutcome => ({ slug: job.slug, ok: true, text }),
    (error: unknown): DealerOutcome => ({
      slug: job.slug,
      ok: false,
      text: error instanceof Error ? error.message : String(error),
    }),
  );
  process.send?.(outcome, () => process.disconnect());
});

async function importFeed({ slug, folders: { sitesDir, dataDir }, now }: ImportJob): Promise<string> {
  const { stock } = await readConfig(sitesDir, slug);
  if (!stock || !stock.feed) return NO_FEED;
  const siteDir = join(sitesDir, slug);
  const source = { feed: stock.feed, authEnv: stock.feedAuthEnv };
  const feedPath = await fetchFeed(source, { siteDir, dataDir, env: process.env });
  const mappingPath = stock.mapping && (await findMapping(stock.mapping, siteDir));
  const { report } = await importWithHistory(openStateStore(process.env), {
    feedPath,
    mappingPath,
    siteDir,
    where: [],
    force: false,
    now: new Date(now),
    dataDir,
  });
  const { read, held } = report.rows;
  const { cars, shown } = report.shown;
  const hidden = shown === cars ? '' : `, ${shown} of ${cars} cars shown`;
  return `imported ${read - held} of ${read} rows${hidden}`;
}
