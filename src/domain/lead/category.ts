/** What an enquiry is about, as dealers' systems sort it. */
export interface LeadCategory {
  readonly category: string;
  readonly subcategory?: string;
}

/** What a visitor may choose where a form asks; the first is the default. */
export const GENERAL_ENQUIRY = 'General Enquiry';
export const CAREERS_ENQUIRY = 'Careers Enquiry';

/** How enquiries are filed that hold a car for the visitor. */
export const RESERVATION = 'Reservation';
export const ONLINE_PURCHASE = 'Online Purchase';

/** How the acceptance of a dealer's offer is filed, under the category of its lead. */
export const TRADE_IN_OFFER_ACCEPTED = '3. Offer Accepted';

/** How a lead is filed: careers are a general enquiry with a subcategory of their own (T-61). */
export function toLeadCategory(category: string): LeadCategory {
  return category === CAREERS_ENQUIRY
    ? { category: GENERAL_ENQUIRY, subcategory: 'Career Enquiry' }
    : { category };
}
