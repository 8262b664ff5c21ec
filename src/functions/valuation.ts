import * as v from 'valibot';
import { findDealerTimeZone } from '#domain/location/time-zone.ts';
import { adjustmentAnswersSchema, type Estimate } from '#domain/valuation/valuation.ts';
import { validateBody } from '#functions/lib/http/read-body.ts';
import { HttpError, respondJson } from '#functions/lib/http/responses.ts';
import { createValuation, findPriceableVehicle, lookupById } from '#leads/valuation/online-valuation.ts';
import { createPostEndpoint, type FunctionConfig, type PostContext } from './lib/endpoint/endpoint.ts';
import { getValuationService } from './lib/valuation-service.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/valuation',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const bodySchema = v.object({
  id: v.pipe(v.string(), v.maxLength(4096)),
  adjustmentAnswers: adjustmentAnswersSchema,
});

/**
 * Estimates the value of a looked-up vehicle from the visitor's answers. Without an estimate, also if the provider is
 * unavailable, the team prices it after an inspection.
 */
async function valueVehicle({ body, site, runtime, now, checkRateLimit }: PostContext): Promise<Response> {
  const { provider, signingKey, variant } = getValuationService({ site, runtime });
  const { id, adjustmentAnswers } = validateBody(bodySchema, body);
  const lookup = lookupById(id, signingKey);
  if (!lookup)
    throw new HttpError(422, 'Please look up your vehicle again.', { fields: { id: 'is not known' } });
  if (!lookup.found && adjustmentAnswers.vehicle === undefined)
    throw new HttpError(422, 'Please tell us which vehicle it is.', { fields: { vehicle: 'is missing' } });
  await checkRateLimit();
  const found = findPriceableVehicle(
    lookup,
    adjustmentAnswers,
    variant,
    now,
    findDealerTimeZone(site.locations),
  );
  let estimate: Estimate | null = null;
  try {
    estimate = (found && (await provider.estimate(found, adjustmentAnswers, now))) ?? null;
  } catch (error) {
    runtime.log(`valuation: ${site.dealer}: ${error instanceof Error ? error.message : 'failed'}`);
  }
  const result = { adjustmentAnswers, estimate, example: provider.example };
  return respondJson(200, createValuation(lookup, result, signingKey, now));
}

export default createPostEndpoint(config, valueVehicle);
