/** The category of an enquiry, by which dealer systems sort. */
export interface LeadCategory {
  readonly category: string;
  readonly subcategory?: string;
}

/** Categories that a visitor may choose; the first is the default. */
export const GENERAL_ENQUIRY = 'General Enquiry';
export const VEHICLE_ENQUIRY = 'Vehicle Enquiry';
export const CAREERS_ENQUIRY = 'Careers Enquiry';

/** The categories of enquiries that hold a car. */
export const RESERVATION = 'Reservation';
export const ONLINE_PURCHASE = 'Online Purchase';

/** Replaces the category on /success/ if the dealer checks the enquiry before it is delivered. */
export const HELD_CATEGORY = 'Held';

/** The subcategory of an accepted offer, under the category of its lead. */
export const TRADE_IN_OFFER_ACCEPTED = '3. Offer Accepted';

/** Careers are a general enquiry with their own subcategory (T-61). */
export function toLeadCategory(category: string): LeadCategory {
  return category === CAREERS_ENQUIRY
    ? { category: GENERAL_ENQUIRY, subcategory: 'Career Enquiry' }
    : { category };
}
