import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tagOf } from '#domain/car/tag.ts';
import { makeCar } from '#tests/support/make-car.ts';

const now = new Date('2026-11-21T12:00:00Z');
const words = { newTag: 'Just arrived', soldTag: 'SOLD', reservedTag: 'RESERVED' };
const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
const EIGHT_DAYS = 8 * 86_400_000;
const everything = {
  tag: 'Runout sale',
  reserved: true,
  certified: true,
  status: 'coming_soon',
  created_at: before(0),
} as const;

test.each([
  { what: 'sold, whatever else', car: { ...everything, sold: true }, text: 'SOLD', tone: 'sold' },
  { what: 'sold by status', car: { ...everything, status: 'sold' }, text: 'SOLD', tone: 'sold' },
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
  { what: 'reserved', car: { ...everything, tag: null }, text: 'RESERVED', tone: 'reserved' },
  {
    what: 'a certified used Toyota',
    car: { ...everything, tag: null, reserved: false },
    text: 'Toyota Certified',
    tone: 'certified',
  },
  {
    what: 'coming soon',
    car: { ...everything, tag: null, reserved: false, certified: false },
    text: 'COMING SOON',
    tone: 'soon',
  },
  { what: 'created now', car: { created_at: before(0) }, text: 'Just arrived', tone: 'new' },
  { what: 'created 8 days ago', car: { created_at: before(EIGHT_DAYS) }, text: 'Just arrived', tone: 'new' },
])('$what reads "$text"', ({ car, text, tone }) => {
  expect(tagOf(makeCar(car), words, now)).toEqual({ text, tone });
});

test.each([
  { what: 'created more than 8 days ago', car: { created_at: before(EIGHT_DAYS + 1) } },
  { what: 'created in the future', car: { created_at: before(-1) } },
  { what: 'certified but new', car: { certified: true, car_type: 'new' } },
  { what: 'certified but no Toyota', car: { certified: true, make: 'Mazda' } },
] as const)('a car $what has no tag', ({ car }) => {
  expect(tagOf(makeCar(car), words, now)).toBeUndefined();
});

test('the tag of a sold car is always the sold tag', () => {
  fc.assert(
    fc.property(
      fc.record({
        reserved: fc.boolean(),
        certified: fc.boolean(),
        tag: fc.option(fc.constantFrom('A', 'B')),
      }),
      (car) => tagOf(makeCar({ ...car, sold: true }), words, now)?.text === 'SOLD',
    ),
  );
});
