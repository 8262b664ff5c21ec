import { expect, test } from 'vitest';
import { applyReducedPrice, hasPrice, priceLabel, subtractTradeIn } from '#domain/car/price/price.ts';
import { getPriceType, PRICE_KINDS, type PriceKind, readPriceType } from '#domain/car/price/price-type.ts';
import { describeOffer, orderPrices, subscriptionLabel } from '#domain/car/price/subscription.ts';
import { COUNTRY_CODES, type State } from '#domain/country.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

test.each([
  { price: 10, shown: false },
  { price: 10.01, shown: true },
  { price: 11, shown: true },
  { price: 0, shown: false },
])('a price of $price is shown: $shown (above 10 only)', ({ price, shown }) => {
  expect(hasPrice({ price })).toBe(shown);
});

test.each([
  { price: 52_990, preorder: false, label: '$52,990' },
  { price: 1_234_567, preorder: false, label: '$1,234,567' },
  { price: 52_990.4, preorder: false, label: '$52,990' },
  { price: 11, preorder: false, label: '$11' },
  { price: 10, preorder: false, label: 'Enquire for price.' },
  { price: 0, preorder: false, label: 'Enquire for price.' },
  { price: 0, preorder: true, label: 'PREORDER' },
  { price: 52_990, preorder: true, label: '$52,990' },
])('price $price, pre-order $preorder reads "$label"', ({ label, ...car }) => {
  expect(priceLabel(car)).toBe(label);
});

test.each([
  { price: 30_000, offer_price: 28_000, shown: 28_000 },
  { price: 30_000, offer_price: 29_999, shown: 29_999 },
  { price: 30_000, offer_price: 30_000, shown: 30_000 },
  { price: 30_000, offer_price: 31_000, shown: 30_000 },
  { price: 30_000, offer_price: 11, shown: 11 },
  { price: 30_000, offer_price: 10, shown: 30_000 },
  { price: 30_000, offer_price: 0, shown: 30_000 },
  { price: 30_000, offer_price: null, shown: 30_000 },
  { price: 0, offer_price: 28_000, shown: 0 },
])('price $price with an offer of $offer_price is $shown (T-39)', ({ shown, ...car }) => {
  expect(applyReducedPrice(car).price).toBe(shown);
});

test.each([
  { offer: 8000, left: 22_000 },
  { offer: 0, left: 30_000 },
  { offer: -1, left: 30_000 },
  { offer: null, left: 30_000 },
  { offer: 40_000, left: 0 },
])(
  'a trade-in offer of $offer leaves $left of 30,000 dollars: only a positive one counts',
  ({ offer, left }) => expect(subtractTradeIn(30_000, offer)).toBe(left),
);

test.each<[string, PriceKind, string, State | null]>([
  ['DAP', 'drive_away', 'Drive Away', null],
  ['Drive-Away*', 'drive_away', 'Drive Away', null],
  ['drive_away_price', 'drive_away', 'Drive Away', null],
  ['DRIVE AWAY IN NSW', 'drive_away', 'Drive Away NSW', 'nsw'],
  ['Drive away, Western Australia only', 'drive_away', 'Drive Away WA', 'wa'],
  ['Ride Away', 'drive_away', 'Ride Away', null],
  ['Est. Drive Away', 'estimated_drive_away', 'Estimated Drive Away', null],
  ['estimated_drive_away_price', 'estimated_drive_away', 'Estimated Drive Away', null],
  ['EGC', 'excluding_charges', 'Excl. Govt. Charges', null],
  ['+ORC', 'excluding_charges', 'Excl. Govt. Charges', null],
  ['excluding_government_charges_price', 'excluding_charges', 'Excl. Govt. Charges', null],
  ['+ GST', 'excluding_gst', 'Plus GST', null],
  ['GST exclusive', 'excluding_gst', 'Plus GST', null],
  ['POA', 'on_application', 'Price on application', null],
  ['/week', 'per_week', 'per week', null],
])('the price type %j is %s, and reads %j', (text, kind, shown, state) => {
  expect(readPriceType(text)).toEqual({ kind, text: shown, state });
});

test.each(['Not drive away', 'Drive away excluded', 'Retail', 'Drive away '.repeat(20)])(
  'a price type with other words is not known: %j',
  (text) => expect(readPriceType(text)).toBeUndefined(),
);

test.each(['', 'Now only', 'inc GST', 'NSW'])('%j says no type', (text) =>
  expect(readPriceType(text)).toBeNull(),
);

test('of two types the one that leaves more open counts, and visitors read both', () => {
  const both = { kind: 'excluding_gst', text: 'Plus GST, Excl. Govt. Charges', state: null };
  expect(readPriceType('+ GST + ORC')).toEqual(both);
});

test.each(Object.entries(PRICE_KINDS))('every text of %s is read as such in every country', (kind, row) => {
  const shown = Object.values(row.texts).flatMap((words: readonly string[]) =>
    COUNTRY_CODES.flatMap((country) => words.map((word) => readPriceType(word, country)?.text ?? '')),
  );
  expect(shown.map((text) => readPriceType(text)?.kind)).toEqual(shown.map(() => kind));
});

test.each<[Parameters<typeof makeCar>[0], PriceKind | null, State | null]>([
  [{ price_type: 'Drive Away', state: 'qld' }, 'drive_away', 'qld'],
  [{ price_type: 'Drive Away VIC', state: 'nsw' }, 'drive_away', 'vic'],
  [{ price_type: 'Excl. Govt. Charges', state: 'qld' }, 'excluding_charges', null],
  [{ price_type: 'Special', state: 'qld' }, null, null],
  [{ price_type: null, state: 'qld' }, null, null],
  [{ price_type: 'Drive Away', state: 'qld', price: 0 }, 'on_application', null],
])('the price of %j is %s, for %s', (car, kind, state) => {
  expect(getPriceType(makeCar(car))).toEqual({ kind, state });
});

test.each([
  ['a weekly amount is shown', { subscription_price: 249 }, '$249 per week subscription'],
  ['in whole dollars', { subscription_price: 1248.6 }, '$1,249 per week subscription'],
  ['coming soon as well', { subscription_price: 249, status: 'coming_soon' }, '$249 per week subscription'],
  ['without one nothing is shown', { subscription_price: null }, null],
  ['nor for nothing', { subscription_price: 0 }, null],
  ['nor of a vehicle that looks sold', { subscription_price: 249, sold: true }, null],
  ['nor for one that is not available', { subscription_price: 249, status: 'sold' }, null],
])('%s', (_, over, words) => expect(subscriptionLabel(makeCar(over))).toBe(words));

const priced = makeCar({ price: 23_990, price_type: 'Drive Away' });
const WEEKLY = '$249 per week subscription';

const WAS = 'Was $25,990';
const DRIVE_AWAY = ['$23,990', 'Drive Away'] as const;
const PER_WEEK = ['$249', 'per week subscription'] as const;
const free = { ...priced, price: 0 };

test.each([
  [orderPrices(priced, WEEKLY, 'price', WAS), ...DRIVE_AWAY, WEEKLY, WAS],
  [orderPrices(priced, null, 'subscription', WAS), ...DRIVE_AWAY, null, WAS],
  [orderPrices(priced, WEEKLY, 'subscription'), ...PER_WEEK, 'Or buy it for $23,990 Drive Away', null],
  [
    orderPrices(priced, WEEKLY, 'subscription', WAS),
    ...PER_WEEK,
    'Or buy it for $23,990 Drive Away (was $25,990)',
    null,
  ],
  [orderPrices(free, WEEKLY, 'subscription'), ...PER_WEEK, null, null],
  [orderPrices(free, null, 'price'), 'Enquire for price.', null, null, null],
] as const)('prices are in the order that the dealer has them: %j', (shown, amount, type, other, was) => {
  expect(shown).toEqual({ amount, type, other, was });
});

test('vehicles are for sale, or available where subscriptions lead', () => {
  expect([describeOffer('price'), describeOffer('subscription')]).toEqual(['for sale', 'available']);
});
