import { expect, test } from 'vitest';
import { isTradeInAndTestDriveOffered } from '#domain/car/actions/trade-in.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const car = { status: 'in_stock', price: 20_000 };

test.each([
  { what: 'in stock', over: {}, offered: true },
  { what: 'coming soon', over: { status: 'coming_soon' }, offered: false },
  { what: 'sold by its status', over: { status: 'sold' }, offered: false },
  { what: 'sold by its flag', over: { sold: true }, offered: false },
  { what: 'reserved', over: { reserved: true }, offered: false },
  { what: '$200', over: { price: 200 }, offered: false },
  { what: '$201', over: { price: 201 }, offered: true },
])('a test drive of a car that is $what is offered: $offered (T-40)', ({ over, offered }) => {
  expect(isTradeInAndTestDriveOffered(makeCar({ ...car, ...over }), true)).toBe(offered);
});

test('without the valuation provider no test drive is offered (T-40)', () => {
  expect(isTradeInAndTestDriveOffered(makeCar(car), false)).toBe(false);
});
