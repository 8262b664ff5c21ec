/** The category of an enquiry in dealers' systems. */
export interface LeadCategory {
  readonly category: string;
  readonly subcategory?: string;
}

/** The default category of a form that lets the visitor choose one. */
export const GENERAL_ENQUIRY = 'General Enquiry';
export const CAREERS_ENQUIRY = 'Careers Enquiry';

/** The category of reservations. */
export const RESERVATION = 'Reservation';
export const ONLINE_PURCHASE = 'Online Purchase';

/** The subcategory of an accepted trade-in offer, under the category of its lead. */
export const TRADE_IN_OFFER_ACCEPTED = '3. Offer Accepted';

/** The category and subcategory of a lead: careers are a general enquiry with a subcategory of their own (T-61). */
export function toLeadCategory(category: string): LeadCategory {
  return category === CAREERS_ENQUIRY
    ? { category: GENERAL_ENQUIRY, subcategory: 'Career Enquiry' }
    : { category };
}
