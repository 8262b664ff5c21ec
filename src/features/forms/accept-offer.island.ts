import { OFFER_ACCEPTED } from '#domain/lead/category.ts';
import { OFFER_ACCEPTANCE } from '#domain/lead/events.ts';
import { FORMS } from '#leads/forms/forms.ts';
import { busy } from './busy.ts';
import { clearErrors } from './form-errors.ts';
import { SUCCESS_PATH } from './form-pages.ts';
import { post, showUnsent } from './outgoing.island.ts';

/** Tells the site that the offer is accepted, once however often it is said, and goes on to what happens next (spec 4). */
export async function acceptOffer(form: HTMLFormElement, leadId: string): Promise<void> {
  clearErrors(form);
  busy(form, true);
  const answer = await post({
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
  if (answer.kind === 'received') {
    location.assign(SUCCESS_PATH);
    return;
  }
  busy(form, false);
  showUnsent(form, answer);
}
