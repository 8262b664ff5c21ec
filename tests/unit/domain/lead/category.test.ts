import { expect, test } from 'vitest';
import { ONLINE_PURCHASE, RESERVATION, toLeadCategory, VEHICLE_ENQUIRY } from '#domain/lead/category.ts';

test.each([
  ['Careers Enquiry', { category: 'General Enquiry', subcategory: 'Career Enquiry' }],
  ['General Enquiry', { category: 'General Enquiry', subcategory: 'Contact Us' }],
  ['careers enquiry', { category: 'careers enquiry', subcategory: 'Contact Us' }],
])('%j is filed as %j (T-61)', (category, filed) => {
  expect(toLeadCategory(category, { subcategory: 'Contact Us' })).toEqual(filed);
});

test.each([
  ['Vehicle Enquiry', 'used', false, { category: 'Vehicle Enquiry', subcategory: 'Used Car' }],
  ['Vehicle Enquiry', 'new', false, { category: 'Vehicle Enquiry', subcategory: 'New Car' }],
  ['Vehicle Enquiry', 'demo', false, { category: 'Vehicle Enquiry', subcategory: 'New Car' }],
  ['Vehicle Enquiry', undefined, false, { category: 'Vehicle Enquiry', subcategory: 'Its Own' }],
  ['Trade-In', 'used', true, { category: 'Trade-In', subcategory: 'Its Own' }],
  ['Careers Enquiry', 'used', false, { category: 'General Enquiry', subcategory: 'Career Enquiry' }],
] as const)(
  '%j about a %s car, keeping its own subcategory: %s, is filed as %j (T-62)',
  (category, carType, keepsSubcategory, filed) => {
    expect(toLeadCategory(category, { subcategory: 'Its Own', keepsSubcategory, carType })).toEqual(filed);
  },
);

test('the categories are those of the dealer systems', () => {
  expect([VEHICLE_ENQUIRY, RESERVATION, ONLINE_PURCHASE]).toEqual([
    'Vehicle Enquiry',
    'Reservation',
    'Online Purchase',
  ]);
});
