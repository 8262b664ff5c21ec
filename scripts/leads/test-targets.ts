import { randomBytes } from 'node:crypto';
import { GENERAL_ENQUIRY } from '#domain/lead/category.ts';
import { createTargetFactory } from '#leads/delivery/targets/create-targets.ts';
import type { DeliveryResult, DeliveryTarget } from '#leads/delivery/targets/target-kind.ts';
import type { Lead } from '#leads/intake/lead.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import { UsageError } from '#scripts/cli/command.ts';
import { type CommandContext, readFactsByDealer } from './command-context.ts';
import { replaceControlChars } from './lead-rows.ts';

const MAX_ANSWER_LENGTH = 200;

/**
 * Sends a test lead to each target of a dealer, whatever its routes, and prints what came back: 1 if one did not take it.
 * The lead is in no store, so that it is neither reported nor sent again, and it is not acknowledged.
 */
export async function testTargets({ options, distDir, dataDir, now }: CommandContext): Promise<number> {
  const { site: slug } = options;
  if (!slug) throw new UsageError('test: name one dealer: --site example-motors.');
  const dealer = (await readFactsByDealer(distDir)).get(slug);
  if (!dealer) throw new UsageError(`test: ${slug} is not in ${distDir}. Build it first.`);
  const open = createTargetFactory({
    env: process.env,
    dataDir,
    claim: async ({ owner }) => owner,
    log: () => undefined,
  });
  const lead = makeTestLead(dealer, now);
  let code = 0;
  for (const target of open(slug, { ...dealer.leads, acknowledge: false })) {
    const started = performance.now();
    const result = await trySend(target, lead, dealer);
    console.log(formatResult(target.name, result, performance.now() - started));
    await target.forget?.(slug, lead.id);
    if (result.outcome !== 'delivered') code = 1;
  }
  return code;
}

/** An enquiry that nobody can take for a real one, with a number and an address that belong to nobody. */
function makeTestLead({ dealer, url }: SiteFacts, now: Date): Lead {
  return {
    id: randomBytes(16).toString('hex'),
    site: dealer,
    form: 'contact',
    received_at: now.toISOString(),
    sent_at: null,
    handling: 'deliver',
    payload: {
      url,
      source: 'Website',
      user_agent: '',
      test: true,
      car_id: null,
      car_dealership_id: null,
      lead_attributes: { visited_pages: [], linked_query_params: {} },
      userData: {
        name: 'TEST',
        last_name: 'LEAD',
        phone: '+61491570006',
        email: 'test@example.com',
        postcode: '2000',
        message: 'This is a test by the operator of the website. Please ignore it.',
        category: GENERAL_ENQUIRY,
        isLastStep: true,
      },
    },
  };
}

async function trySend(target: DeliveryTarget, lead: Lead, dealer: SiteFacts): Promise<DeliveryResult> {
  try {
    return await target.send({ lead, dealer, originalLead: undefined }, new Date());
  } catch (error) {
    return { outcome: 'failed', note: error instanceof Error ? error.message : 'failed' };
  }
}

/** 'crm: delivered: answered 200 (124 ms): {"id":17}'. */
function formatResult(name: string, { outcome, note, answer = '' }: DeliveryResult, ms: number): string {
  const [first = ''] = answer.trim().split('\n');
  const said = first && `: ${first.slice(0, MAX_ANSWER_LENGTH)}`;
  return replaceControlChars(`${name}: ${outcome}: ${note} (${Math.round(ms)} ms)${said}`);
}
