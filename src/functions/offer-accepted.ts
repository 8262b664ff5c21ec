import * as v from 'valibot';
import { TRADE_IN_OFFER_ACCEPTED } from '#domain/lead/category.ts';
import { plainSuccessPath } from '#domain/lead/success-messages.ts';
import { validateBody } from '#functions/lib/http/read-body.ts';
import { HttpError, respondJson, respondSeeOther } from '#functions/lib/http/responses.ts';
import { isJsonObject, type JsonObject, type Lead } from '#leads/intake/lead.ts';
import { LEAD_ID_PATTERN } from '#leads/intake/lead-id.ts';
import { createPostEndpoint, type FunctionConfig, type PostContext } from './lib/endpoint/endpoint.ts';
import { requireLinkedOffer } from './lib/require-linked-offer.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/offer-accepted',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const bodySchema = v.object({
  category: v.pipe(v.string(), v.maxLength(200)),
  subcategory: v.literal(TRADE_IN_OFFER_ACCEPTED, `must be "${TRADE_IN_OFFER_ACCEPTED}"`),
  lead_id: v.pipe(v.string(), v.regex(LEAD_ID_PATTERN, 'is no id of a lead')),
  /** The token of the link. */
  offer: v.pipe(v.string(), v.maxLength(1000)),
  key: v.optional(v.pipe(v.string(), v.maxLength(100))),
  form_completed: v.optional(v.union([v.boolean(), v.pipe(v.string(), v.maxLength(200))]), true),
  offer_accepted: v.literal(true, 'must be true'),
});

/**
 * A visitor accepts the offer of a signed link: a follow-up to a recorded lead. It works once. `key` is the browser's for
 * this acceptance, so another attempt after a lost answer is no second acceptance.
 */
async function recordAcceptance(call: PostContext): Promise<Response> {
  const { body, plain, site, runtime, now, waitUntil, checkRateLimit } = call;
  const { offer: token, ...acceptance } = validateBody(bodySchema, plain ? toAcceptance(body) : body);
  const { lead_id } = acceptance;
  await checkRateLimit();
  const {
    lead,
    offer,
    accepted,
    acceptanceId: id,
  } = await requireLinkedOffer({ lead_id, offer: token }, call);
  if (accepted && (acceptance.key === undefined || accepted.payload.key !== acceptance.key))
    throw new HttpError(409, "You've already accepted this offer. There's nothing more to do.");
  if (!accepted) {
    await runtime.store().save({
      id,
      site: site.dealer,
      form: 'offer-accepted',
      received_at: now.toISOString(),
      sent_at: null,
      handling: lead.handling,
      payload: {
        ...acceptance,
        category: categoryOf(lead) ?? acceptance.category,
        vehicle: offer.vehicle,
        amount: offer.amount,
        until: offer.until,
      },
    });
    waitUntil(runtime.dispatch(site, id));
  }
  return plain ? respondSeeOther(plainSuccessPath('offer-accepted')) : respondJson(200, { lead_id });
}

/** The form of the offer's page has only the two parameters of the link. */
function toAcceptance({ lead_id = '', offer = '' }: JsonObject): JsonObject {
  return { category: '', subcategory: TRADE_IN_OFFER_ACCEPTED, lead_id, offer, offer_accepted: true };
}

/** An acceptance has the category of its lead, not the sender's. */
function categoryOf({ payload: { userData } }: Lead): string | undefined {
  return isJsonObject(userData) && typeof userData.category === 'string' ? userData.category : undefined;
}

export default createPostEndpoint(config, recordAcceptance, { plain: true });
