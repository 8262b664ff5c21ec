import { type PushSiteOptions, pushSite } from '#scripts/stock-push/push-site.ts';
import { searchKeyWarnings } from '#site/checks/warnings.ts';
import { readConfig } from '#site/read-config.ts';
import type { DealerOutcome } from './dealer-outcome.ts';

/**
 * Pushes a built dealer's stock to its hosted index, so searches find what pages show; does nothing for dealers without
 * one. A failed push makes the outcome a failure: visitors continue to search the previous stock. It never creates a
 * search key, because nobody would see it at night; the outcome explains how to create one instead.
 */
export async function pushHostedStock(
  outcome: DealerOutcome,
  options: Pick<PushSiteOptions, 'folders' | 'now' | 'env'>,
): Promise<DealerOutcome> {
  if (!outcome.ok) return outcome;
  const site = await readConfig(options.folders.sitesDir, outcome.slug);
  const { engine } = site.search;
  if (engine === 'embedded') return outcome;
  const problems = await pushSite(outcome.slug, {
    ...options,
    dryRun: false,
    makeKey: false,
    newKey: false,
    log: () => {},
  });
  const pushed = `${outcome.text}, pushed to ${engine.typesense.host}`;
  return problems.length === 0
    ? { ...outcome, text: [pushed, ...searchKeyWarnings(site)].join('\n') }
    : { ...outcome, ok: false, text: problems.join('\n') };
}
