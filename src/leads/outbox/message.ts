import type { LeadBody } from './lead-body.ts';

/** A visitor's yes to the offer that answered an enquiry: the body of POST /api/offer-accepted. */
export interface OfferAcceptance {
  readonly category: string;
  readonly subcategory: string;
  /** The enquiry. */
  readonly lead_id: string;
  readonly form_completed: boolean;
  readonly offer_accepted: true;
}

/** What a visitor sends to the dealer, and the function that takes it. */
export type OutboxMessage =
  | { readonly path: '/api/lead'; readonly body: LeadBody }
  | { readonly path: '/api/offer-accepted'; readonly body: OfferAcceptance };
