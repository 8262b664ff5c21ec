import { type PushSiteOptions, pushSite } from '#scripts/stock-push/push-site.ts';
import { searchKeyWarnings } from '#site/errors/warnings.ts';
import { readConfig } from '#site/read-config.ts';
import type { DealerOutcome } from './dealer-outcome.ts';

/**
 * Puts the stock of a dealer that was built into its hosted index, so that searches find what pages show; nothing for a
 * dealer without one. A push that fails makes the dealer's outcome a failure: visitors go on searching the stock of before.
 * Nobody would write down a key that is made at night, so a dealer without one is told how to get it.
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
