import * as v from 'valibot';
import { parseJsonObject, validateBody } from '#functions/lib/http/read-body.ts';
import { HttpError, respondJson } from '#functions/lib/http/responses.ts';
import { LEAD_ID_PATTERN } from '#leads/intake/lead-id.ts';
import { createOfferLink, getLocalDate } from '#leads/trade-in-offer/offer-link.ts';
import { OfferError, offerTermsSchema, recordOffer } from '#leads/trade-in-offer/trade-in-offer.ts';
import { createMachineEndpoint, type FunctionConfig, type RequestContext } from './lib/endpoint/endpoint.ts';
import { requireSignature } from './lib/endpoint/require-signature.ts';
import { getSigningKey } from './lib/valuation-service.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/trade-in-offers',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const bodySchema = v.object({
  lead_id: v.pipe(v.string(), v.regex(LEAD_ID_PATTERN, 'is no id of a lead')),
  ...offerTermsSchema.entries,
});

/** Records an offer on a trade-in for a CRM, which signs the call, and returns the visitor's link. */
async function makeOffer(call: RequestContext): Promise<Response> {
  const { site, runtime, now, bytes, waitUntil } = await requireSignature(call, 'leads.apiSecretEnvs');
  const { lead_id, ...terms } = validateBody(bodySchema, parseJsonObject(bytes));
  const key = getSigningKey({ site, runtime });
  if (!key) throw new HttpError(503, 'CAPTCHA_SECRET: is not set. Set it to sign the links of offers.');
  const store = runtime.store();
  const lead = await store.find(site.dealer, lead_id);
  if (!lead) throw new HttpError(404, "We can't find that lead.", { fields: { lead_id: 'is not known' } });
  const id = await recordOffer(lead, terms, { store, now, today: getLocalDate(site, now) }).catch(
    (error: unknown) => {
      throw error instanceof OfferError ? new HttpError(422, error.message) : error;
    },
  );
  waitUntil(runtime.dispatch(site, id));
  return respondJson(200, { offer_id: id, url: createOfferLink(site.url, lead_id, id, key) });
}

export default createMachineEndpoint(config, 'POST', makeOffer);
