import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { getSavedCount, getTag, type TagStyle } from '#domain/car/status/tag.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const now = new Date('2026-11-21T12:00:00Z');
const words: TagStyle = {
  newTag: 'Just arrived',
  soldTag: 'Just sold',
  reservedTag: 'On hold',
  runoutTagColour: 'green',
  electrifiedTags: true,
};
const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
const EIGHT_DAYS = 8 * 86_400_000;
const everything = {
  tag: 'Runout sale',
  simple_fuel: 'Hybrid',
  reserved: true,
  certified: true,
  status: 'coming_soon',
  created_at: before(0),
} as const;

const untagged = { ...everything, tag: null, simple_fuel: null, reserved: false };

test.each<[what: string, text: string, tone: string, car: Partial<Car>]>([
  ['sold, whatever else', 'Just sold', 'sold', { ...everything, sold: true }],
  ['sold by status', 'Just sold', 'sold', { ...everything, status: 'sold' }],
  ['a runout sale', 'Runout sale', 'runout', everything],
  ['a runout sale in other letters', 'RUNOUT SALE', 'runout', { tag: ' RUNOUT SALE ' }],
  ['any other tag', 'Test Drive Only', 'plain', { ...everything, tag: 'Test Drive Only' }],
  ['a hybrid', 'Hybrid', 'energy', { ...everything, tag: null }],
  ['a hybrid whose tag is blank', 'Hybrid', 'energy', { tag: ' ', simple_fuel: 'Plug-in Hybrid' }],
  ['electric', 'Electric', 'energy', { simple_fuel: 'Electric' }],
  ['reserved', 'On hold', 'reserved', { ...untagged, simple_fuel: 'Petrol', reserved: true }],
  ['tagged SOLD but for sale', 'SOLD', 'plain', { tag: 'SOLD' }],
  ['a certified used Toyota', 'Toyota Certified', 'certified', untagged],
  [
    'a certified used Toyota of a feed that names no manufacturer',
    'Toyota Certified',
    'certified',
    { certified: true, make: 'TOYOTA', manufacturer: { name: '' } },
  ],
  ['coming soon', 'COMING SOON', 'soon', { ...untagged, certified: false }],
  ['created now', 'Just arrived', 'new', { created_at: before(0) }],
  ['created 8 days ago', 'Just arrived', 'new', { created_at: before(EIGHT_DAYS) }],
])('%s reads "%s"', (_, text, tone, car) => expect(getTag(makeCar(car), words, now)).toEqual({ text, tone }));

test.each([
  { what: 'created more than 8 days ago', car: { created_at: before(EIGHT_DAYS + 1) } },
  { what: 'created in the future', car: { created_at: before(-1) } },
  { what: 'certified but new', car: { certified: true, car_type: 'new' } },
  { what: 'certified but no Toyota', car: { certified: true, make: 'Mazda' } },
] as const)('a car $what has no tag', ({ car }) => expect(getTag(makeCar(car), words, now)).toBeUndefined());

test('a runout tag is red like other tags unless the dealer configures green', () => {
  const style: TagStyle = { ...words, runoutTagColour: 'red' };
  expect(getTag(makeCar({ tag: 'Runout sale' }), style, now)?.tone).toBe('plain');
});

test('electric and hybrid cars are tagged only if configured', () => {
  const style: TagStyle = { ...words, electrifiedTags: false };
  expect(getTag(makeCar({ simple_fuel: 'Electric' }), style, now)).toBeUndefined();
});

test.each([
  { what: 'a certified used Toyota', car: { certified: true }, count: 12 },
  { what: 'one that is sold', car: { certified: true, sold: true }, count: null },
  { what: 'one that is not certified', car: {}, count: null },
  { what: 'a certified Mazda', car: { certified: true, make: 'Mazda' }, count: null },
  { what: 'one whose visitors nobody counts', car: { certified: true, favourites_count: null }, count: null },
  { what: 'one that nobody saved', car: { certified: true, favourites_count: 0 }, count: null },
])('$what shows how many have saved it: $count (T-36)', ({ car, count }) => {
  expect(getSavedCount(makeCar({ favourites_count: 12, ...car }))).toBe(count);
});

const anyCar = fc.record({
  status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'in_transit'),
  sold: fc.boolean(),
  reserved: fc.boolean(),
  certified: fc.boolean(),
  car_type: fc.constantFrom('new' as const, 'used' as const, 'demo' as const),
  tag: fc.option(fc.constantFrom('A', 'Runout Sale', 'SOLD', ' ')),
  simple_fuel: fc.option(fc.constantFrom('Electric', 'Hybrid', 'Petrol')),
  created_at: fc.constantFrom(before(0), before(EIGHT_DAYS * 2)),
});

test('sold cars always have the sold tag, and no other car has it', () => {
  fc.assert(
    fc.property(anyCar, (car) => {
      const tag = getTag(makeCar(car), words, now);
      return (tag?.tone === 'sold') === (car.sold || car.status === 'sold');
    }),
  );
});
