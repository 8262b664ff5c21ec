import { expect, test } from 'vitest';
import { createListingCheck } from '#domain/car/status/listing.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

/** New year's morning in Brisbane, still the old year in Perth. */
const NOW = new Date('2026-12-31T14:30:00Z');
const SOLD_YESTERDAY = NOW.getTime() / 1000 - 86_400;
const rules = { soldForDays: 30, age: { min: 1, max: 10 }, exclude: { stocknum: ['S1'] } };

const listed = (
  over: Parameters<typeof makeCar>[0],
  given: Parameters<typeof createListingCheck>[0] = rules,
) => createListingCheck(given, NOW, 'Australia/Brisbane')(makeCar({ year: 2020, ...over }));

test.each([
  ['a car for sale', {}, undefined],
  ['one that is not for the website', { show_on_dealer_website: false }, 'website'],
  ['one sold yesterday', { status: 'sold', sold_date_timestamp: SOLD_YESTERDAY }, undefined],
  ['one sold long ago', { status: 'sold', sold_date_timestamp: SOLD_YESTERDAY - 60 * 86_400 }, 'sold'],
  ['one of another status', { status: 'archived' }, 'status'],
  ['one of another status that is flagged as sold', { status: 'archived', sold: true }, 'sold'],
  ['one that is excluded by its stock number', { stocknum: 'S1' }, 'excluded'],
  ['one without a stock number', { stocknum: null }, undefined],
] as const)('%s: %s is hidden for %s', (_, over, reason) => expect(listed(over)).toBe(reason));

test.each([
  { year: 2027, reason: 'age' },
  { year: 2026, reason: undefined },
  { year: 2017, reason: undefined },
  { year: 2016, reason: 'age' },
] as const)('from one to ten years old in 2027, a car of $year is hidden for $reason', ({ year, reason }) => {
  expect(listed({ year })).toBe(reason);
  expect(listed({ year }, { ...rules, age: undefined })).toBeUndefined();
});

test('no stock number is excluded by an empty one', () => {
  expect(listed({ stocknum: null }, { ...rules, exclude: { stocknum: ['x'] } })).toBeUndefined();
});

test("the year is the dealer's: in Perth the old one lasts two hours longer", () => {
  const check = createListingCheck(rules, NOW, 'Australia/Perth');
  expect(check(makeCar({ year: 2016 }))).toBeUndefined();
});
