import { expect, test } from 'vitest';
import {
  ONLINE_PURCHASE,
  RESERVATION,
  TRADE_IN_OFFER_ACCEPTED,
  TRADE_IN_OFFER_MADE,
  toLeadCategory,
  VALUATION_REQUESTED,
  VEHICLE_ENQUIRY,
} from '#domain/lead/category.ts';

test.each([
  ['Careers Enquiry', { category: 'General Enquiry', subcategory: 'Career Enquiry' }],
  ['General Enquiry', { category: 'General Enquiry' }],
  ['careers enquiry', { category: 'careers enquiry' }],
  ['Parts Enquiry', { category: 'Parts Enquiry' }],
])('%j is filed as %j (T-61)', (category, filed) => {
  expect(toLeadCategory(category)).toEqual(filed);
});

test.each([
  ['Vehicle Enquiry', { carType: 'used' }, { category: 'Vehicle Enquiry', subcategory: 'Used Car' }],
  ['Vehicle Enquiry', { carType: 'new' }, { category: 'Vehicle Enquiry', subcategory: 'New Car' }],
  ['Vehicle Enquiry', { carType: 'demo' }, { category: 'Vehicle Enquiry', subcategory: 'New Car' }],
  [
    'Trade-In',
    { subcategory: VALUATION_REQUESTED, carType: 'used' },
    { category: 'Trade-In', subcategory: '1. Valuation Requested' },
  ],
  ['Trade-In', { subcategory: TRADE_IN_OFFER_MADE }, { category: 'Trade-In', subcategory: '2. Offer Made' }],
  [
    'Trade-In',
    { subcategory: TRADE_IN_OFFER_ACCEPTED },
    { category: 'Trade-In', subcategory: '3. Offer Accepted' },
  ],
  ['Careers Enquiry', { carType: 'used' }, { category: 'General Enquiry', subcategory: 'Career Enquiry' }],
] as const)('%j about %j is filed as %j (T-62)', (category, about, filed) => {
  expect(toLeadCategory(category, about)).toEqual(filed);
});

test('the categories are those of the dealer systems', () => {
  expect([VEHICLE_ENQUIRY, RESERVATION, ONLINE_PURCHASE]).toEqual([
    'Vehicle Enquiry',
    'Reservation',
    'Online Purchase',
  ]);
});
