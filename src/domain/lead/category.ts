import type { CarType } from '#domain/car/car-type.ts';

/** The category of an enquiry, by which dealer systems sort. */
export interface LeadCategory {
  readonly category: string;
  readonly subcategory: string;
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

/** The subcategory of an offer on a trade-in, under the category of its lead. */
export const TRADE_IN_OFFER_MADE = '2. Offer Made';

/** The subcategory of an accepted offer, under the category of its lead. */
export const TRADE_IN_OFFER_ACCEPTED = '3. Offer Accepted';

/** The first stage of a trade-in; the dealer's offer is the second, its acceptance the third. */
export const VALUATION_REQUESTED = '1. Valuation Requested';

export const CAREER_SUBCATEGORY = 'Career Enquiry';

/** The subcategory of an enquiry of the sales team that names no car. */
export const NO_CAR = 'No Car Chosen';

/** The condition of a car as enquiries and analytics name it (T-62): demos count as new. */
export function getCarLabel(carType: CarType): 'New Car' | 'Used Car' {
  return carType === 'used' ? 'Used Car' : 'New Car';
}

/**
 * The recorded category of an enquiry. Careers are a general enquiry with their own subcategory (T-61); otherwise the
 * subcategory is the condition of the car that the enquiry is about, or the form's own.
 */
export function toLeadCategory(
  category: string,
  about: {
    readonly subcategory: string;
    /** Whether the form's subcategory counts even if there is a car. */
    readonly keepsSubcategory?: boolean;
    readonly carType?: CarType | undefined;
  },
): LeadCategory {
  if (category === CAREERS_ENQUIRY) return { category: GENERAL_ENQUIRY, subcategory: CAREER_SUBCATEGORY };
  const { subcategory, keepsSubcategory = false, carType } = about;
  return { category, subcategory: carType && !keepsSubcategory ? getCarLabel(carType) : subcategory };
}
