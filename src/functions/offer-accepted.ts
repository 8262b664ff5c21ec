import * as v from 'valibot';
import { TRADE_IN_OFFER_ACCEPTED } from '#domain/lead/category.ts';
import { isJsonObject } from '#leads/intake/canonical-json.ts';
import type { JsonObject, Lead } from '#leads/intake/lead.ts';
import { createLeadId, LEAD_ID_PATTERN } from '#leads/intake/lead-id.ts';
import { createPostEndpoint, type FunctionConfig, type PostContext } from './lib/endpoint/endpoint.ts';
import { validateBody } from './lib/endpoint/validate-body.ts';
import { HttpError } from './lib/http/http-error.ts';
import { getRefererParam } from './lib/http/referer.ts';
import { respondJson, respondSeeOther } from './lib/http/responses.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/offer-accepted',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const bodySchema = v.object({
  category: v.pipe(v.string(), v.maxLength(200)),
  subcategory: v.literal(TRADE_IN_OFFER_ACCEPTED, `must be "${TRADE_IN_OFFER_ACCEPTED}"`),
  lead_id: v.pipe(v.string(), v.regex(LEAD_ID_PATTERN, 'is no id of a lead')),
  form_completed: v.optional(v.union([v.boolean(), v.pipe(v.string(), v.maxLength(200))]), true),
  offer_accepted: v.literal(true, 'must be true'),
});

/** A visitor accepts the offer for their vehicle: a follow-up to a recorded lead. Accepting twice is one record. */
async function recordAcceptance(call: PostContext): Promise<Response> {
  const { request, body, plain, site, runtime, now, waitUntil, checkRateLimit } = call;
  const accepted = validateBody(bodySchema, plain ? parsePlainForm(request) : body);
  const { lead_id } = accepted;
  const store = runtime.store();
  const id = createLeadId({ site: site.dealer, key: `offer-${lead_id}`, body: {} });
  if (!(await store.find(site.dealer, id))) {
    checkRateLimit();
    const lead = await store.find(site.dealer, lead_id);
    if (!lead)
      throw new HttpError(422, 'We do not have this enquiry.', { fields: { lead_id: 'is not known' } });
    await store.save({
      id,
      site: site.dealer,
      form: 'offer-accepted',
      received_at: now.toISOString(),
      sent_at: null,
      // A follow-up to a held lead is held too.
      handling: lead.handling,
      payload: { ...accepted, category: categoryOf(lead) ?? accepted.category },
    });
    waitUntil(runtime.dispatch(site, id));
  }
  return plain ? respondSeeOther('/success/?form=offer-accepted') : respondJson(200, { lead_id });
}

/** Without scripts, the enquiry's id is only in the page's address, which the browser sends as Referer. */
function parsePlainForm(request: Request): JsonObject {
  return {
    category: '',
    subcategory: TRADE_IN_OFFER_ACCEPTED,
    lead_id: getRefererParam(request, 'lead_id') ?? '',
    offer_accepted: true,
  };
}

/** An acceptance has the category of its lead, not the sender's. */
function categoryOf({ payload: { userData } }: Lead): string | undefined {
  return isJsonObject(userData) && typeof userData.category === 'string' ? userData.category : undefined;
}

export default createPostEndpoint(config, recordAcceptance, { plain: true });
