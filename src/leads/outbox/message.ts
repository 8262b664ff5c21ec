import type { LeadBody } from './lead-body.ts';

/** A visitor accepts the offer for their vehicle: the body of POST /api/offer-accepted. */
export interface OfferAcceptance {
  readonly category: string;
  readonly subcategory: string;
  /** The id of the enquiry. */
  readonly lead_id: string;
  /** The token of the offer's link. */
  readonly offer: string;
  /** One for each acceptance, the same for every attempt. */
  readonly key: string;
  readonly form_completed: boolean;
  readonly offer_accepted: true;
}

/** A message to the dealer and the path of its function. */
export type OutboxMessage =
  | { readonly path: '/api/lead'; readonly body: LeadBody }
  | { readonly path: '/api/offer-accepted'; readonly body: OfferAcceptance };
