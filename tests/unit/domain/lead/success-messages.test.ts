import { expect, test } from 'vitest';
import { SUCCESS_MESSAGES } from '#domain/lead/success-messages.ts';

const ESTIMATE =
  "We'll go over your details and call you with an initial estimate. We make our offer after an inspection.";

test('what happens next is said after each form that was sent (T-72)', () => {
  expect(SUCCESS_MESSAGES).toEqual({
    'General Enquiry': "We've got your message and we'll get back to you by phone or email.",
    Held: "We've got your message, but our spam check didn't finish. Someone will look it over before it goes to our team.",
    'Vehicle Enquiry':
      "We've got your enquiry. We'll be in touch to answer your questions and confirm the {vehicle} is still available.",
    'Test Drive':
      "We've got your test drive request. We'll call to lock in a time and have the {vehicle} ready for you. Please bring your driver licence.",
    'Finance Enquiry':
      "We've got your finance enquiry. A finance specialist will call to talk through your options. We won't apply for anything until you say so.",
    'Photo Request': "We'll take the photos and email them to you.",
    'Service Enquiry':
      "We've got your booking request. Our service team will call to lock in a day and time.",
    'Parts Enquiry': 'Our parts team will check price and availability and get back to you.',
    'Trade-In': ESTIMATE,
    'Sell Your Car': ESTIMATE,
    'Offer Enquiry': "We've got your question about the offer and we'll get back to you by phone or email.",
    Reservation:
      "We've got your request to reserve the {vehicle}. We'll hold it once we've confirmed it with you.",
    'Online Purchase':
      "We've got your request to buy the {vehicle}. We'll take you through the price and the paperwork before you sign anything.",
    '3. Offer Accepted':
      "You've accepted our offer. We'll call to book your inspection and sort out the paperwork.",
    'Careers Enquiry': "We've got your enquiry and we'll be in touch.",
  });
});
