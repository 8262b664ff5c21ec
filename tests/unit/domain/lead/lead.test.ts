import { expect, test } from 'vitest';
import { ONLINE_PURCHASE, RESERVATION, toLeadCategory, VEHICLE_ENQUIRY } from '#domain/lead/category.ts';
import {
  FAVOURITE_EVENT,
  getEnquiryEvent,
  PHONE_CLICK_EVENT,
  TRADE_IN_OFFER_ACCEPTED_EVENT,
} from '#domain/lead/events.ts';
import { SUCCESS_MESSAGES } from '#domain/lead/success-messages.ts';

test.each([
  ['Careers Enquiry', { category: 'General Enquiry', subcategory: 'Career Enquiry' }],
  ['General Enquiry', { category: 'General Enquiry', subcategory: 'Contact Us' }],
  ['careers enquiry', { category: 'careers enquiry', subcategory: 'Contact Us' }],
])('%j is filed as %j (T-61)', (category, filed) => {
  expect(toLeadCategory(category, { subcategory: 'Contact Us' })).toEqual(filed);
});

test.each([
  ['Vehicle Enquiry', 'used', 'Used Car', false],
  ['Vehicle Enquiry', 'new', 'New Car', false],
  ['Vehicle Enquiry', 'demo', 'New Car', false],
  ['Vehicle Enquiry', undefined, 'Its Own', false],
  ['Trade-In', 'used', 'Its Own', true],
] as const)(
  '%j about a car that is %j is divided as %j (T-62)',
  (category, carType, subcategory, keepsSubcategory) => {
    const about = { subcategory: 'Its Own', keepsSubcategory, carType };
    expect(toLeadCategory(category, about)).toEqual({ category, subcategory });
  },
);

test('careers are divided as such although a car is named (T-61)', () => {
  expect(toLeadCategory('Careers Enquiry', { subcategory: 'Its Own', carType: 'used' })).toEqual({
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
  });
});

test('the categories are those of the dealer systems', () => {
  const categories = [VEHICLE_ENQUIRY, RESERVATION, ONLINE_PURCHASE];
  expect(categories).toEqual(['Vehicle Enquiry', 'Reservation', 'Online Purchase']);
});

const NEW = { id: 'c1', car_type: 'new', tag: null } as const;
const DEMO = { id: 'c1', car_type: 'demo', tag: null } as const;
const USED = { id: 'c1', car_type: 'used', tag: null } as const;
const ONLY = 'Test Drive Only';
const USED_DRIVEN = { ...USED, tag: ' test drive only ' };

test.each([
  { about: 'nothing in particular', category: 'General Enquiry', eventId: 22 },
  { about: 'a service', category: 'Service Enquiry', eventId: 22 },
  { about: 'a test drive of no car', category: 'Test Drive', testDrive: true, eventId: 22 },
  { about: 'work', category: 'Careers Enquiry', eventId: 51 },
  { about: 'work, on a car page', category: 'Careers Enquiry', car: USED, eventId: 51 },
  { about: 'a new car', car: NEW, eventId: 14, label: 'New Car' },
  { about: 'a demo car', car: DEMO, eventId: 14, label: 'New Car' },
  { about: 'a used car', car: USED, eventId: 15, label: 'Used Car' },
  { about: 'a test drive of a new car', car: NEW, testDrive: true, eventId: 17, label: 'New Car' },
  { about: 'a test drive of a demo car', car: DEMO, testDrive: true, eventId: 17, label: 'New Car' },
  { about: 'a test drive of a used car', car: USED, testDrive: true, eventId: 48, label: 'Used Car' },
  { about: 'a new car that is only driven', car: { ...NEW, tag: ONLY }, eventId: 17, label: 'New Car' },
  { about: 'a used car that is only driven', car: USED_DRIVEN, eventId: 48, label: 'Used Car' },
  { about: 'a car with another tag', car: { ...NEW, tag: 'Runout sale' }, eventId: 14, label: 'New Car' },
] as const)('an enquiry about $about is event $eventId (T-62)', (enquiry) => {
  const { eventId } = enquiry;
  const label = 'label' in enquiry ? { label: enquiry.label, car_id: 'c1' } : {};
  const asked = { category: 'Vehicle Enquiry', testDrive: false, ...enquiry };
  expect(getEnquiryEvent(asked)).toEqual({ eventId, ...label });
});

test('a call, a saved car and an accepted offer are events that name nobody (T-63)', () => {
  const events = [PHONE_CLICK_EVENT, FAVOURITE_EVENT, TRADE_IN_OFFER_ACCEPTED_EVENT];
  expect(events).toEqual([25, 39, 18].map((eventId) => ({ eventId })));
});

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
