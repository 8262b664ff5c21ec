import { OFFER_ACCEPTED } from '#domain/lead/category.ts';
import { OFFER_ACCEPTANCE } from '#domain/lead/events.ts';
import { post } from '#features/forms/sending/outgoing.island.ts';
import { FORMS } from '#leads/forms/forms.ts';
import type { Answer } from '#leads/outbox/send-lead.ts';

/** Tells the site that the offer which answered an enquiry is accepted, once however often it is said. */
export function acceptOffer(leadId: string): Promise<Answer> {
  return post({
    key: `offer-${leadId}`,
    path: '/api/offer-accepted',
    body: {
      // The usual one: the site files it under the category of the enquiry itself.
      category: FORMS['trade-in'].category,
      subcategory: OFFER_ACCEPTED,
      lead_id: leadId,
      form_completed: true,
      offer_accepted: true,
    },
    saved_at: Date.now(),
    event: OFFER_ACCEPTANCE,
    success: OFFER_ACCEPTED,
  });
}
