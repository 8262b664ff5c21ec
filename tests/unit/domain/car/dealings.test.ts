import { expect, test } from 'vitest';
import { isDrivable, isReservable, type Reserving, reserveText } from '#domain/car/dealings.ts';
import { makeCar } from '#tests/support/make-car.ts';

const car = { status: 'in_stock', price: 20_000 };

test.each([
  { what: 'in stock', over: {}, offered: true },
  { what: 'coming soon', over: { status: 'coming_soon' }, offered: false },
  { what: 'sold by its status', over: { status: 'sold' }, offered: false },
  { what: 'sold by its flag', over: { sold: true }, offered: false },
  { what: 'reserved', over: { reserved: true }, offered: false },
  { what: '$200', over: { price: 200 }, offered: false },
  { what: '$201', over: { price: 201 }, offered: true },
])('a test drive of a car that is $what is offered: $offered (spec 5, T-40)', ({ over, offered }) => {
  expect(isDrivable(makeCar({ ...car, ...over }), true)).toBe(offered);
});

test('without the valuation provider no test drive is offered (T-40)', () => {
  expect(isDrivable(makeCar(car), false)).toBe(false);
});

test.each([
  { what: 'in stock', over: {}, reservable: true },
  { what: 'coming soon', over: { status: 'coming_soon' }, reservable: true },
  { what: 'sold by its status', over: { status: 'sold' }, reservable: false },
  { what: 'sold by its flag', over: { sold: true }, reservable: false },
  { what: 'reserved', over: { reserved: true }, reservable: false },
  { what: '$10', over: { price: 10 }, reservable: false },
  { what: '$11', over: { price: 11 }, reservable: true },
])('a car that is $what can be reserved: $reservable (T-41)', ({ over, reservable }) => {
  expect(isReservable(makeCar({ ...car, ...over }))).toBe(reservable);
});

const plain: Reserving = { label: 'Reserve Now', fee: 200, withoutFee: 'default' };

test.each([
  { over: {}, reserve: {}, text: 'Reserve Now $200' },
  { over: { reserve_fee: 500 }, reserve: {}, text: 'Reserve Now $500' },
  { over: { reserve_fee: 0 }, reserve: {}, text: 'Reserve Now' },
  { over: {}, reserve: { fee: 0 }, text: 'Reserve Now' },
  { over: { payment_processors: [] }, reserve: {}, text: 'Reserve Now' },
  { over: {}, reserve: { label: 'Buy Online' }, text: 'Buy Online $200' },
  { over: {}, reserve: { label: 'Reserve this Car', fee: 1500 }, text: 'Reserve this Car $1,500' },
  { over: { reserve_fee: 500 }, reserve: { withoutFee: 'hide' }, text: 'Reserve Now $500' },
  { over: { reserve_fee: 0 }, reserve: { withoutFee: 'hide' }, text: null },
  { over: {}, reserve: { withoutFee: 'hide' }, text: null },
  { over: { reserved: true }, reserve: {}, text: null },
  { over: { sold: true, reserve_fee: 500 }, reserve: {}, text: null },
] as const)(
  '$over at a dealer of $reserve: the button says $text (T-41, T-42)',
  ({ over, reserve, text }) => {
    const held = makeCar({ ...car, payment_processors: ['card'], ...over } as Parameters<typeof makeCar>[0]);
    expect(reserveText(held, { ...plain, ...reserve })).toBe(text);
  },
);
