import { expect, test } from 'vitest';
import { canSlide, createStockScale, PRICE_PAGE_SCALE } from '#domain/slider/scale.ts';
import { getRangeAttribute } from '#search/state/attributes.ts';

test.each([
  ['price', 5990, 125_990, 1200],
  ['price', 0, 40_000, 400],
  ['km', 0, 250_000, 2500],
  ['subscription_price', 199, 449, 2.5],
  ['year', 2009, 2026, 1],
  ['year', 1926, 2026, 1],
  ['year', 1826, 2026, 2],
] as const)(
  'a step of %s from %i to %i is one hundredth of the range, %f, and at least one year',
  (kind, min, max, step) => expect(createStockScale(getRangeAttribute(kind).grain, min, max).step).toBe(step),
);

test('an unknown upper end is 100,000', () => {
  expect(createStockScale(1000)).toMatchObject({ min: 0, max: 100_000, step: 1000 });
});

test.each([
  ['price', 1000],
  ['km', 1000],
  ['subscription_price', 1],
  ['year', 1],
] as const)('%s snaps to multiples of %i', (kind, grain) => {
  expect(createStockScale(getRangeAttribute(kind).grain, 0, 9000).grain).toBe(grain);
});

test("the price page's scale is 5,000 to 250,000 in steps of 500, with thumbs at least 1 apart", () => {
  expect(PRICE_PAGE_SCALE).toMatchObject({ min: 5000, max: 250_000, step: 500, gap: 1 });
});

test.each([
  [2020, 2021, true],
  [2020, 2020, false],
])('from %i to %i there is a choice: %s', (min, max, expected) => {
  expect(canSlide({ min, max })).toBe(expected);
});
