import type { FormName } from '#leads/forms/forms.ts';

/** An enquiry as the browser sends it: the body of POST /api/lead. */
export interface LeadBody {
  readonly form: FormName;
  /** The idempotency key: one for each filled-in form, the same for every attempt. */
  readonly key: string;
  readonly url: string;
  readonly user_agent: string;
  readonly source: 'Website';
  readonly car_id?: string;
  readonly car_dealership_id?: string;
  readonly lead_attributes: {
    readonly visited_pages: readonly string[];
    readonly linked_query_params: Readonly<Record<string, string>>;
  };
  /** The form's fields by name, and the lead's category. */
  readonly userData: Readonly<Record<string, string | boolean>>;
  /** ISO time. */
  readonly sent_at: string;
}

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
