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
  [GENERAL_ENQUIRY]: 'Your message is with our team. They will answer by phone or email.',
  [HELD_CATEGORY]:
    'We have your message, but could not complete our spam check. A person will look at it before it is passed on to our team.',
  'Vehicle Enquiry':
    'We have your enquiry about the {vehicle}. We will answer your question, and tell you whether it is still available.',
  'Test Drive':
    'We have your request for a test drive. We will call to confirm the time and to have the {vehicle} ready. Bring your driver licence.',
  'Finance Enquiry':
    'We have your finance enquiry. A finance specialist will call to go through the options. Nothing is applied for until you say so.',
  'Photo Request': 'We will take the photos and send them to your email address.',
  'Service Enquiry': 'We have your request. The workshop will call to agree on a day and a time.',
  'Parts Enquiry': 'The parts department will look up price and delivery, and reply.',
  'Trade-In':
    'We will look at what you told us and call with a first estimate. The offer is made after an inspection.',
  'Sell Your Car':
    'We will look at what you told us and call with a first estimate. The offer is made after an inspection.',
  'Offer Enquiry': 'Your question about the offer is with our team. They will answer by phone or email.',
  [RESERVATION]:
    'We have your request to reserve the {vehicle}. It is held once we have confirmed it with you.',
  [ONLINE_PURCHASE]:
    'We have your request to buy the {vehicle}. We will go through the price and the papers with you before you sign anything.',
  [TRADE_IN_OFFER_ACCEPTED]:
    'You have accepted our offer. We will call to agree on a time for the inspection and the papers.',
  [CAREERS_ENQUIRY]: 'Your enquiry is with our team, who will be in touch.',
};
