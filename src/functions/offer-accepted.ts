import * as v from 'valibot';
import { OFFER_ACCEPTED } from '#domain/lead/category.ts';
import { isObject } from '#leads/intake/canonical-json.ts';
import type { JsonObject, Lead } from '#leads/intake/lead.ts';
import { LEAD_ID, leadId } from '#leads/intake/lead-id.ts';
import { answerJson, answerSeeOther } from './lib/answers.ts';
import { type FunctionConfig, type PostCall, postEndpoint, readAs } from './lib/endpoint.ts';
import { refererParam } from './lib/referer.ts';
import { Refusal } from './lib/refusal.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/offer-accepted',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const bodySchema = v.object({
  category: v.pipe(v.string(), v.maxLength(200)),
  subcategory: v.literal(OFFER_ACCEPTED, `must be "${OFFER_ACCEPTED}"`),
  lead_id: v.pipe(v.string(), v.regex(LEAD_ID, 'is no id of a lead')),
  form_completed: v.optional(v.union([v.boolean(), v.pipe(v.string(), v.maxLength(200))]), true),
  offer_accepted: v.literal(true, 'must be true'),
});

/** A visitor takes the offer for their vehicle: a second message about a lead we have. Twice is as good as once. */
async function takeAcceptance(call: PostCall): Promise<Response> {
  const { request, body, plain, site, world, now, later, admit } = call;
  const accepted = readAs(bodySchema, plain ? ofPlainForm(request) : body);
  const { lead_id } = accepted;
  const store = world.store();
  const id = leadId({ site: site.dealer, key: `offer-${lead_id}`, body: {} });
  if (!(await store.find(site.dealer, id))) {
    admit();
    const lead = await store.find(site.dealer, lead_id);
    if (!lead)
      throw new Refusal(422, 'We do not have this enquiry.', { fields: { lead_id: 'is not known' } });
    await store.keep({
      id,
      site: site.dealer,
      form: 'offer-accepted',
      received_at: now.toISOString(),
      sent_at: null,
      // What follows a lead that waits to be looked at waits with it.
      handling: lead.handling,
      payload: { ...accepted, category: categoryOf(lead) ?? accepted.category },
    });
    later(world.dispatch(site, id));
  }
  return plain ? answerSeeOther('/success/?form=offer-accepted') : answerJson(200, { lead_id });
}

/** A page without scripts cannot write into its form which enquiry its address names; the browser tells the address. */
function ofPlainForm(request: Request): JsonObject {
  return {
    category: '',
    subcategory: OFFER_ACCEPTED,
    lead_id: refererParam(request, 'lead_id') ?? '',
    offer_accepted: true,
  };
}

/** The acceptance is filed where its lead is, whatever the sender says. */
function categoryOf({ payload: { userData } }: Lead): string | undefined {
  return isObject(userData) && typeof userData.category === 'string' ? userData.category : undefined;
}

export default postEndpoint(config, takeAcceptance, { plain: true });
