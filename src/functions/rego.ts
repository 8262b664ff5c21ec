import * as v from 'valibot';
import { PLATE_ISSUERS } from '#domain/states.ts';
import { regoSchema } from '#domain/valuation/valuation.ts';
import { validateBody } from '#functions/lib/http/read-body.ts';
import { HttpError, respondJson } from '#functions/lib/http/responses.ts';
import { lookUpRego } from '#leads/valuation/online-valuation.ts';
import { createPostEndpoint, type FunctionConfig, type PostContext } from './lib/endpoint/endpoint.ts';
import { getValuationService, VALUATION_UNAVAILABLE } from './lib/valuation-service.ts';

/** Netlify reads this as text: literals only. A look-up may cost the dealer something. */
export const config: FunctionConfig = {
  path: '/api/rego',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const bodySchema = v.object({
  rego: regoSchema,
  regoState: v.picklist(PLATE_ISSUERS, 'Choose a state.'),
});

/** The vehicle of a registration; null if unknown. The id is the input of /api/valuation. */
async function lookUp({ body, site, runtime, now, checkRateLimit }: PostContext): Promise<Response> {
  const { provider, signingKey } = getValuationService({ site, runtime });
  const plate = validateBody(bodySchema, body);
  await checkRateLimit();
  try {
    return respondJson(200, await lookUpRego(plate, provider, signingKey, now));
  } catch (error) {
    runtime.log(`valuation: ${site.dealer}: ${error instanceof Error ? error.message : 'failed'}`);
    throw new HttpError(503, VALUATION_UNAVAILABLE);
  }
}

export default createPostEndpoint(config, lookUp);
