import { expect, test } from 'vitest';
import { getPriceType, PRICE_KINDS, type PriceKind, readPriceType } from '#domain/car/price/price-type.ts';
import { COUNTRY_CODES, type State } from '#domain/country.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

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
