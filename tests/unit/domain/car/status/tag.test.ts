import fc from 'fast-check';
import { expect, test } from 'vitest';
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

test.each([
  { what: 'sold, whatever else', car: { ...everything, sold: true }, text: 'Just sold', tone: 'sold' },
  { what: 'sold by status', car: { ...everything, status: 'sold' }, text: 'Just sold', tone: 'sold' },
  { what: 'a runout sale', car: everything, text: 'Runout sale', tone: 'runout' },
  {
    what: 'a runout sale in other letters',
    car: { tag: ' RUNOUT SALE ' },
    text: 'RUNOUT SALE',
    tone: 'runout',
  },
  {
    what: 'any other tag',
    car: { ...everything, tag: 'Test Drive Only' },
    text: 'Test Drive Only',
    tone: 'plain',
  },
  { what: 'a hybrid', car: { ...everything, tag: null }, text: 'Hybrid', tone: 'energy' },
  {
    what: 'a hybrid whose tag is blank',
    car: { ...everything, tag: ' ', simple_fuel: 'Plug-in Hybrid' },
    text: 'Hybrid',
    tone: 'energy',
  },
  { what: 'electric', car: { simple_fuel: 'Electric' }, text: 'Electric', tone: 'energy' },
  {
    what: 'reserved',
    car: { ...everything, tag: null, simple_fuel: 'Petrol' },
    text: 'On hold',
    tone: 'reserved',
  },
  { what: 'tagged SOLD but for sale', car: { tag: 'SOLD' }, text: 'SOLD', tone: 'plain' },
  {
    what: 'a certified used Toyota of a feed that names no manufacturer',
    car: { certified: true, make: 'TOYOTA', manufacturer: { name: '' } },
    text: 'Toyota Certified',
    tone: 'certified',
  },
  {
    what: 'a certified used Toyota',
    car: { ...everything, tag: null, simple_fuel: null, reserved: false },
    text: 'Toyota Certified',
    tone: 'certified',
  },
  {
    what: 'coming soon',
    car: { ...everything, tag: null, simple_fuel: null, reserved: false, certified: false },
    text: 'COMING SOON',
    tone: 'soon',
  },
  { what: 'created now', car: { created_at: before(0) }, text: 'Just arrived', tone: 'new' },
  { what: 'created 8 days ago', car: { created_at: before(EIGHT_DAYS) }, text: 'Just arrived', tone: 'new' },
])('$what reads "$text"', ({ car, text, tone }) => {
  expect(getTag(makeCar(car), words, now)).toEqual({ text, tone });
});

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
