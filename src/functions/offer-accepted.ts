import * as v from 'valibot';
import { leadId } from '#leads/id.ts';
import { answerJson } from './lib/answers.ts';
import { type FunctionConfig, type PostCall, postEndpoint, readAs } from './lib/endpoint.ts';
import { Refusal } from './lib/refusal.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/offer-accepted',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

const bodySchema = v.object({
  category: v.pipe(v.string(), v.maxLength(200)),
  subcategory: v.literal('3. Offer Accepted', 'must be "3. Offer Accepted"'),
  lead_id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'is no id of a lead')),
  form_completed: v.optional(v.union([v.boolean(), v.pipe(v.string(), v.maxLength(200))]), true),
  offer_accepted: v.literal(true, 'must be true'),
});

/** A visitor takes the offer for their vehicle (spec 7): a second message about a lead we have. Twice is as good as once. */
async function takeAcceptance({ body, site, world, now, later, admit }: PostCall): Promise<Response> {
  const accepted = readAs(bodySchema, body);
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
      payload: accepted,
    });
    later(world.dispatch(site, id));
  }
  return answerJson(200, { lead_id });
}

export default postEndpoint(config, takeAcceptance);
