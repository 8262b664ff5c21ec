import * as v from 'valibot';
import { expect, test } from 'vitest';
import { filterPartsByDealership, partSchema } from '#domain/parts/part.ts';
import { partEnquiryPath, partPriceLabel } from '#domain/parts/part-labels.ts';
import { messages } from '#tests/support/expect-fields.ts';
import { makePart } from '#tests/support/factories/make-part.ts';

test.each([
  [null, 'Enquire for price.'],
  [1, '$1'],
  [9, '$9'],
  [3650, '$3,650'],
])('a part of %s dollars shows %s: parts may cost less than the lowest price of a vehicle', (price, label) =>
  expect(partPriceLabel(price)).toBe(label),
);

test('a dealer shows the parts of its own dealerships, in order', () => {
  const parts = ['1', '2', '3', '1'].map((dealership_id, n) => makePart({ name: `P${n}`, dealership_id }));
  const own = filterPartsByDealership(new Set(['1', '3']), parts);
  expect(own.map(({ name }) => name)).toEqual(['P0', 'P2', 'P3']);
  expect(filterPartsByDealership(new Set(), parts)).toEqual([]);
});

test('the enquiry address of a part has its slug', () => {
  expect(partEnquiryPath({ slug: 'tow-bar' })).toBe('/vehicle-parts-and-accessories/?part=tow-bar');
});

test('optional fields of a part have defaults', () => {
  const { id, name, slug, categories, dealership_id } = makePart();
  const part = v.parse(partSchema, { id, name, slug, categories, dealership_id });
  expect(part).toMatchObject({ price: null, image: null, item_type: 'part' });
});

test.each([
  [{ price: null }, true],
  [{ price: 1 }, true],
  [{ image: 'tow-bar.webp' }, true],
  [{ item_type: 'part' }, true],
  [{ item_type: 'accessory' }, false],
  [{ categories: [''] }, false],
  [{ id: '' }, false],
  [{ dealership_id: undefined }, false],
  [{ stock: 3 }, false],
])('a part with %j is valid: %s', (over, valid) => {
  expect(v.is(partSchema, { ...makePart(), ...over })).toBe(valid);
});

test.each([
  [{ price: 145.5 }, 'must be whole dollars, such as 145'],
  [{ price: 0 }, 'must be 1 or more: leave the price out where it is on enquiry'],
  [{ categories: [] }, 'must name at least one category, such as ["Towing"]'],
])('a part with %j is rejected: it %s', (over, says) => {
  expect(messages(partSchema, { ...makePart(), ...over })).toEqual([says]);
});
