/** The form name of a dealer's offer on a trade-in. */
export const TRADE_IN_OFFER_FORM = 'trade-in-offer';

/** The form name of a saved valuation (T-71). */
export const SAVED_VALUATION_FORM = 'miscellaneous';

/** Forms of leads that follow an enquiry, which their payload names as `lead_id`. */
export const FOLLOW_UP_FORMS: ReadonlySet<string> = new Set(['offer-accepted', TRADE_IN_OFFER_FORM]);
