import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  belowMarketLabel,
  belowMarketNote,
  belowStockLabel,
  belowStockNote,
  getBelowMarket,
  getBelowStock,
} from '#domain/car/price/price-comparison.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const market = (average: number | null) => ({
  autograb_data: { average_market_price: 1, state_average_market_price: average },
});
const at = (price: number, average: number | null, over = {}) =>
  getBelowMarket(makeCar({ price, ...market(average), ...over }));

test.each([
  { price: 19_500, below: { amount: 500, average: 20_000 } },
  { price: 19_500.5, below: { amount: 500, average: 20_000 } },
  { price: 19_501, below: null },
  { price: 20_000, below: null },
  { price: 25_000, below: null },
  { price: 11, below: { amount: 19_989, average: 20_000 } },
  { price: 10, below: null },
  { price: 0, below: null },
])('$price against an average of 20,000 dollars: $below (T-37)', ({ price, below }) => {
  expect(at(price, 20_000)).toEqual(below);
});

test.each([
  { what: 'nothing is known of the market', over: { autograb_data: null } },
  { what: 'the average of the state is not known', over: market(null) },
  { what: 'the average is 0', over: market(0) },
  { what: 'it is sold', over: { status: 'sold' } },
  { what: 'it is marked sold', over: { sold: true } },
])('there is no badge when $what', ({ over }) => expect(at(15_000, 20_000, over)).toBeNull());

test('the badge never appears above the market price', () => {
  const dollars = fc.integer({ min: 0, max: 90_000 });
  fc.assert(
    fc.property(dollars, dollars, (price, average) => {
      const below = at(price, average);
      return below === null || (below.amount >= 500 && below.average - below.amount === price);
    }),
  );
});

test('the label names the amount, and the note its basis and source', () => {
  expect(belowMarketLabel({ amount: 1060 })).toBe('$1,060 below market');
  expect(belowMarketNote()).toBe(
    'Below market: compared with the average advertised price for the same vehicle in its state. Source: AutoGrab. Condition and equipment may vary.',
  );
  expect(belowMarketNote(53_610)).toContain('in its state, $53,610. Source: AutoGrab.');
});

type CarOver = Parameters<typeof makeCar>[0];

const HILUX = { make: 'Toyota', model: 'HiLux', year: 2021, price: 40_000 } as const;
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
  ['of another model', { model: 'Corolla' }],
  ['of another condition', { car_type: 'new' as const }],
  ['of another price type', { price_type: 'Excl. Govt. Charges' }],
  ['three years newer', { year: 2024 }],
  ['sold', { status: 'sold' }],
  ['without a price', { price: 0 }],
])('a car %s is not compared', (_, over) => expect(getBelowStock(car, makeOthers(9, over))).toBeNull());

test.each([
  { price: 39_001, amount: undefined },
  { price: 39_000, amount: 1_000 },
  { price: 37_001, amount: 2_000 },
])('a price of $price is at least $amount below an average of 40,000', ({ price, amount }) => {
  expect(getBelowStock({ ...car, price }, makeOthers(5))?.amount).toBe(amount);
});

test('no other is compared with a sold car', () => {
  expect(getBelowStock({ ...car, status: 'sold' }, makeOthers(5))).toBeNull();
});

test('the words never promise more than the stock holds', () => {
  const dollars = fc.integer({ min: 5_000, max: 90_000 });
  fc.assert(
    fc.property(fc.array(dollars, { minLength: 5, maxLength: 30 }), (prices) => {
      const others = makeOthers(prices.length).map((other, at) => ({ ...other, price: prices[at] ?? 0 }));
      const below = getBelowStock(car, others);
      const average = prices.reduce((sum, price) => sum + price, 0) / prices.length;
      return below === null ? car.price > average - 1_000 : car.price + below.amount <= average;
    }),
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
