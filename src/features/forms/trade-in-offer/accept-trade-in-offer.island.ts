import { TRADE_IN_OFFER_ACCEPTED } from '#domain/lead/category.ts';
import { TRADE_IN_OFFER_ACCEPTED_EVENT } from '#domain/lead/events.ts';
import { sendMessage } from '#features/forms/sending/outbox.island.ts';
import { FORMS } from '#leads/forms/forms.ts';
import type { SendResult } from '#leads/outbox/send-lead.ts';
import type { OfferLink } from './fetch-offer.ts';

/** Sends the acceptance of a trade-in offer. Calls with one `key` are attempts of one acceptance. */
export function acceptTradeInOffer({ leadId, offer }: OfferLink, key: string): Promise<SendResult> {
  return sendMessage({
    key: `offer-${leadId}`,
    path: '/api/offer-accepted',
    body: {
      // The default: the site files it under the category of the enquiry itself.
      category: FORMS['trade-in'].category,
      subcategory: TRADE_IN_OFFER_ACCEPTED,
      lead_id: leadId,
      offer,
      key,
      form_completed: true,
      offer_accepted: true,
    },
    saved_at: Date.now(),
    event: TRADE_IN_OFFER_ACCEPTED_EVENT,
    success: TRADE_IN_OFFER_ACCEPTED,
  });
}
