import { expect, test } from 'vitest';
import { toLeadCategory } from '#domain/lead/category.ts';

test.each([
  ['Careers Enquiry', { category: 'General Enquiry', subcategory: 'Career Enquiry' }],
  ['General Enquiry', { category: 'General Enquiry' }],
  ['careers enquiry', { category: 'careers enquiry' }],
  ['Parts Enquiry', { category: 'Parts Enquiry' }],
])('%j is filed as %j (T-61)', (category, filed) => {
  expect(toLeadCategory(category)).toEqual(filed);
});
