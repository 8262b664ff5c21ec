import {
  CAREERS_ENQUIRY,
  GENERAL_ENQUIRY,
  HELD_CATEGORY,
  ONLINE_PURCHASE,
  RESERVATION,
  TRADE_IN_OFFER_ACCEPTED,
} from './category.ts';

/** The next steps by category of the form that was sent (T-72); without one the page shows only its own text. */
export const SUCCESS_MESSAGES: Readonly<Record<string, string>> = {
  [GENERAL_ENQUIRY]: "We've got your message and we'll get back to you by phone or email.",
  [HELD_CATEGORY]:
    "We've got your message, but our spam check didn't finish. Someone will look it over before it goes to our team.",
  'Vehicle Enquiry':
    "We've got your enquiry. We'll be in touch to answer your questions and confirm the {vehicle} is still available.",
  'Test Drive':
    "We've got your test drive request. We'll call to lock in a time and have the {vehicle} ready for you. Please bring your driver licence.",
  'Finance Enquiry':
    "We've got your finance enquiry. A finance specialist will call to talk through your options. We won't apply for anything until you say so.",
  'Photo Request': "We'll take the photos and email them to you.",
  'Service Enquiry': "We've got your booking request. Our service team will call to lock in a day and time.",
  'Parts Enquiry': 'Our parts team will check price and availability and get back to you.',
  'Trade-In':
    "We'll go over your details and call you with an initial estimate. We make our offer after an inspection.",
  'Sell Your Car':
    "We'll go over your details and call you with an initial estimate. We make our offer after an inspection.",
  'Offer Enquiry': "We've got your question about the offer and we'll get back to you by phone or email.",
  [RESERVATION]:
    "We've got your request to reserve the {vehicle}. We'll hold it once we've confirmed it with you.",
  [ONLINE_PURCHASE]:
    "We've got your request to buy the {vehicle}. We'll take you through the price and the paperwork before you sign anything.",
  [TRADE_IN_OFFER_ACCEPTED]:
    "You've accepted our offer. We'll call to book your inspection and sort out the paperwork.",
  [CAREERS_ENQUIRY]: "We've got your enquiry and we'll be in touch.",
};

/** The id of the words for a form on /success/, which a form without scripts leads to. */
export function successAnchor(form: string): string {
  return `sent-${form}`;
}

/** Where a form without scripts ends: the words for it on /success/. `dueId`: the lead, if there is a fee to pay. */
export function plainSuccessPath(form: string, dueId?: string): string {
  return `/success/${dueId === undefined ? '' : `?lead_id=${dueId}`}#${successAnchor(form)}`;
}
