import { TRADE_IN_OFFER_ACCEPTED } from '#domain/lead/category.ts';
import { TRADE_IN_OFFER_ACCEPTED_EVENT } from '#domain/lead/events.ts';
import { sendMessage } from '#features/forms/sending/outbox.island.ts';
import { FORMS } from '#leads/forms/forms.ts';
import type { SendResult } from '#leads/outbox/send-lead.ts';

/** Sends the acceptance of the trade-in offer for an enquiry. Repeated calls count once: they share a key. */
export function acceptTradeInOffer(leadId: string): Promise<SendResult> {
  return sendMessage({
    key: `offer-${leadId}`,
    path: '/api/offer-accepted',
    body: {
      // The default: the site files it under the category of the enquiry itself.
      category: FORMS['trade-in'].category,
      subcategory: TRADE_IN_OFFER_ACCEPTED,
      lead_id: leadId,
      form_completed: true,
      offer_accepted: true,
    },
    saved_at: Date.now(),
    event: TRADE_IN_OFFER_ACCEPTED_EVENT,
    success: TRADE_IN_OFFER_ACCEPTED,
  });
}
