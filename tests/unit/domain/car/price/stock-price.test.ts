import fc from 'fast-check';
import { expect, test } from 'vitest';
import { belowStockLabel, belowStockNote, getBelowStock } from '#domain/car/price/stock-price.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

type CarOver = Parameters<typeof makeCar>[0];

const HILUX = {
  make: 'Toyota',
  model: 'HiLux',
  make_model: 'Toyota:HiLux',
  year: 2021,
  price: 40_000,
} as const;
const car = makeCar({ ...HILUX, id: 'shown', price: 37_400 });
const makeOthers = (count: number, over: CarOver = {}) =>
  Array.from({ length: count }, (_, index) => makeCar({ ...HILUX, ...over, id: `other-${index}` }));

test.each([
  { count: 4, words: undefined },
  { count: 5, words: '5' },
  { count: 10, words: '10' },
  { count: 11, words: 'more than 10' },
  { count: 21, words: 'more than 20' },
])('a price is compared with 5 like cars or more, here $count', ({ count, words }) => {
  expect(getBelowStock(car, [car, ...makeOthers(count)])?.count).toBe(words);
});

test.each([
  { what: 'of another model', over: { model: 'Corolla', make_model: 'Toyota:Corolla' } },
  { what: 'of another condition', over: { car_type: 'new' as const } },
  { what: 'of another price type', over: { price_type: 'Excl. Govt. Charges' } },
  { what: 'three years newer', over: { year: 2024 } },
  { what: 'sold', over: { status: 'sold' } },
  { what: 'without a price', over: { price: 0 } },
])('a car $what is not compared', ({ over }) => {
  expect(getBelowStock(car, makeOthers(9, over))).toBeNull();
});

test.each([
  { price: 39_001, amount: undefined },
  { price: 39_000, amount: 1_000 },
  { price: 37_001, amount: 2_000 },
])('a price of $price is at least $amount below an average of 40,000', ({ price, amount }) => {
  expect(getBelowStock({ ...car, price }, makeOthers(5))?.amount).toBe(amount);
});

test('a sold car is not compared', () => {
  expect(getBelowStock({ ...car, status: 'sold' }, makeOthers(5))).toBeNull();
});

test('the words never promise more than the stock holds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 5_000, max: 90_000 }), { minLength: 5, maxLength: 30 }),
      (prices) => {
        const others = makeOthers(prices.length).map((other, at) => ({ ...other, price: prices[at] ?? 0 }));
        const below = getBelowStock(car, others);
        const average = prices.reduce((sum, price) => sum + price, 0) / prices.length;
        return below === null ? car.price > average - 1_000 : car.price + below.amount <= average;
      },
    ),
  );
});

test('the comparison says with what', () => {
  const below = getBelowStock(car, makeOthers(12));
  if (!below) throw new Error('not below');
  expect(belowStockLabel(below)).toBe('$2,000 below others like it here');
  expect(belowStockNote(car, below)).toBe(
    'At least $2,000 below the average price of more than 10 other used Toyota HiLux here, of 2019 to 2023. Kilometres, badge and condition vary.',
  );
});
