import { type PushSiteOptions, pushSite } from '#scripts/stock-push/push-site.ts';
import { readConfig } from '#site/read-config.ts';
import type { DealerOutcome } from './dealer-outcome.ts';

/**
 * Puts the stock of a dealer that was built into its hosted index, so that searches find what pages show; nothing for a
 * dealer without one. A push that fails makes the dealer's outcome a failure: visitors go on searching the stock of before.
 */
export async function pushHosted(
  outcome: DealerOutcome,
  options: Pick<PushSiteOptions, 'folders' | 'now' | 'env'>,
): Promise<DealerOutcome> {
  if (!outcome.ok) return outcome;
  const { search } = await readConfig(options.folders.sitesDir, outcome.slug);
  if (search.engine === 'embedded') return outcome;
  const problems = await pushSite(outcome.slug, { ...options, dryRun: false, newKey: false, say: () => {} });
  return problems.length === 0
    ? { ...outcome, text: `${outcome.text}, pushed to ${search.engine.typesense.host}` }
    : { ...outcome, ok: false, text: problems.join('\n') };
}
