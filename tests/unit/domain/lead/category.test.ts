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
  expect([VEHICLE_ENQUIRY, RESERVATION, ONLINE_PURCHASE]).toEqual([
    'Vehicle Enquiry',
    'Reservation',
    'Online Purchase',
  ]);
});
