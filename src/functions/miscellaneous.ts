import * as v from 'valibot';
import { validateBody } from '#functions/lib/http/read-body.ts';
import { HttpError, respondJson } from '#functions/lib/http/responses.ts';
import { SAVED_VALUATION_FORM } from '#leads/intake/lead.ts';
import { createLeadId } from '#leads/intake/lead-id.ts';
import { valuationById } from '#leads/valuation/online-valuation.ts';
import { createPostEndpoint, type FunctionConfig, type PostContext } from './lib/endpoint/endpoint.ts';
import { getSigningKey } from './lib/valuation-service.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/miscellaneous',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const bodySchema = v.looseObject({
  column_name: v.literal('valuation', 'must be "valuation"'),
  id: v.pipe(v.string(), v.maxLength(8192)),
});

/**
 * Records the result of a valuation, for dealerships that want it (T-71). Only the signed id counts, not the rest of the
 * body. The same result twice is one record.
 */
async function recordValuation({
  body,
  site,
  runtime,
  now,
  waitUntil,
  checkRateLimit,
}: PostContext): Promise<Response> {
  if (!site.valuation || !site.valuation.save)
    throw new HttpError(404, "This dealership doesn't store valuations.");
  const { column_name, id: token } = validateBody(bodySchema, body);
  const signingKey = getSigningKey({ site, runtime });
  const valuation = signingKey && valuationById(token, signingKey);
  if (!valuation)
    throw new HttpError(422, "We can't find this valuation. Please start again.", {
      fields: { id: 'is not known' },
    });
  await checkRateLimit();
  const id = createLeadId({ site: site.dealer, key: 'valuation', body: { id: token } });
  await runtime.store().save({
    id,
    site: site.dealer,
    form: SAVED_VALUATION_FORM,
    received_at: now.toISOString(),
    sent_at: null,
    handling: 'deliver',
    payload: { column_name, ...valuation },
  });
  waitUntil(runtime.dispatch(site, id));
  return respondJson(200, { message: 'Valuation saved' });
}

export default createPostEndpoint(config, recordValuation);
