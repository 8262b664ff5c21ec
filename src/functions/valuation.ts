import * as v from 'valibot';
import { answersSchema, type Estimate } from '#domain/valuation/valuation.ts';
import { lookupOf, pricedOnline, valuationOf } from '#leads/valuation/online-valuation.ts';
import { answerJson } from './lib/answers.ts';
import { type FunctionConfig, type PostCall, postEndpoint, readAs } from './lib/endpoint.ts';
import { Refusal } from './lib/refusal.ts';
import { valuerFor } from './lib/valuer.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/valuation',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const bodySchema = v.object({
  id: v.pipe(v.string(), v.maxLength(4096)),
  adjustmentAnswers: answersSchema,
});

/**
 * What a vehicle that was looked up is worth by what the visitor answered. Without an estimate the team prices
 * it after an inspection: also where the provider has none, or can't be asked.
 */
async function value({ body, site, world, now, admit }: PostCall): Promise<Response> {
  const { provider, keeper, variant } = valuerFor({ site, world });
  const { id, adjustmentAnswers } = readAs(bodySchema, body);
  const lookup = lookupOf(id, keeper);
  if (!lookup)
    throw new Refusal(422, 'Please look your vehicle up once more.', { fields: { id: 'is not known' } });
  if (!lookup.found && adjustmentAnswers.vehicle === undefined)
    throw new Refusal(422, 'Tell us which vehicle it is.', { fields: { vehicle: 'is missing' } });
  admit();
  const found = pricedOnline(lookup, adjustmentAnswers, variant, now);
  let estimate: Estimate | null = null;
  try {
    estimate = (found && (await provider.estimate(found, adjustmentAnswers, now))) ?? null;
  } catch (error) {
    world.log(`valuation: ${site.dealer}: ${error instanceof Error ? error.message : 'failed'}`);
  }
  const made = { adjustmentAnswers, estimate, example: provider.example };
  return answerJson(200, valuationOf(lookup, made, keeper, now));
}

export default postEndpoint(config, value);
