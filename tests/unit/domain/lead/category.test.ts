import { expect, test } from 'vitest';
import { filedAs } from '#domain/lead/category.ts';

test.each([
  ['Careers Enquiry', { category: 'General Enquiry', subcategory: 'Career Enquiry' }],
  ['General Enquiry', { category: 'General Enquiry' }],
  ['careers enquiry', { category: 'careers enquiry' }],
  ['Parts Enquiry', { category: 'Parts Enquiry' }],
])('%j is filed as %j (T-61)', (category, filed) => {
  expect(filedAs(category)).toEqual(filed);
});
