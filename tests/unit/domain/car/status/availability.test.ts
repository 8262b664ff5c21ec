import { expect, test } from 'vitest';
import {
  getSoldCutoff,
  isAvailable,
  isForSale,
  isListed,
  isSold,
  toUnixSeconds,
} from '#domain/car/status/availability.ts';
import { createListingCheck } from '#domain/car/status/listing.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

// The day of `now` began at midnight in Brisbane.
const now = new Date('2026-11-21T09:30:00+10:00');
const midnight = Date.parse('2026-11-21T00:00:00+10:00') / 1000;
const daysAgo = (days: number) => midnight - days * 86_400;

test.each([
  { status: 'in_stock', available: true },
  { status: 'coming_soon', available: true },
  { status: 'sold', available: false },
  { status: 'in_transit', available: false },
])('a car whose status is $status is available: $available', ({ status, available }) => {
  expect(isAvailable({ status })).toBe(available);
});

test.each([
  { status: 'sold', sold: false, looksSold: true },
  { status: 'in_stock', sold: true, looksSold: true },
  { status: 'in_stock', sold: false, looksSold: false },
])('status $status and sold $sold looks sold: $looksSold', ({ looksSold, ...car }) => {
  expect(isSold(car)).toBe(looksSold);
});

test.each<[what: string, sold: number | null | undefined, shown: boolean, listed: boolean]>([
  ['in stock', undefined, true, true],
  ['not meant for the website', undefined, false, false],
  ['sold a day ago', daysAgo(1), true, true],
  ['sold a day ago, in milliseconds', daysAgo(1) * 1000, true, true],
  ['sold 3 days and not a second before this one began', daysAgo(3) + 1, true, true],
  ['sold 3 days before this one began', daysAgo(3), true, false],
  ['sold 5 days ago in milliseconds', daysAgo(5) * 1000, true, false],
  ['sold, nobody knows when', null, true, false],
  ['sold a day ago and hidden', daysAgo(1), false, false],
])('a car that is %s (%s), shown %s, is listed: %s', (_, sold, shown, listed) => {
  const status = sold === undefined ? 'in_stock' : 'sold';
  const car = { status, sold_date_timestamp: sold ?? null, show_on_dealer_website: shown };
  expect(isListed(car, 3, now)).toBe(listed);
});

test.each([
  { status: 'in_stock', sold: false, onOffer: true },
  { status: 'coming_soon', sold: false, onOffer: true },
  { status: 'in_stock', sold: true, onOffer: false },
  { status: 'sold', sold: false, onOffer: false },
  { status: 'withdrawn', sold: false, onOffer: false },
])('a car of status $status, sold $sold, is for sale: $onOffer (T-33)', ({ onOffer, ...car }) => {
  expect(isForSale(car)).toBe(onOffer);
});

test.each([
  ['2026-11-21T00:00:00+10:00', '2026-11-18T00:00:00+10:00'],
  ['2026-11-21T23:59:59+10:00', '2026-11-18T00:00:00+10:00'],
  ['2026-11-22T00:00:00+10:00', '2026-11-19T00:00:00+10:00'],
])('at %s cars sold in the last three days are those sold after %s', (moment, cutoff) => {
  expect(getSoldCutoff(3, new Date(moment))).toBe(Date.parse(cutoff) / 1000);
});

test.each([
  [1_795_251_600, 1_795_251_600],
  [1_795_251_600_000, 1_795_251_600],
])('a time of sale of %d is %d in seconds (T-08)', (timestamp, seconds) => {
  expect(toUnixSeconds(timestamp)).toBe(seconds);
});

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
