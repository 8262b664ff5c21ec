import fc from 'fast-check';
import { expect, test } from 'vitest';
import { belowMarketLabel, belowMarketNote, getBelowMarket } from '#domain/car/price/market-price.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const at = (price: number, average: number | null, over = {}) =>
  getBelowMarket(
    makeCar({
      price,
      autograb_data: { average_market_price: 1, state_average_market_price: average },
      ...over,
    }),
  );

test.each([
  { price: 19_500, below: { amount: 500, average: 20_000 } },
  { price: 19_500.5, below: { amount: 500, average: 20_000 } },
  { price: 19_501, below: null },
  { price: 20_000, below: null },
  { price: 25_000, below: null },
  { price: 11, below: { amount: 19_989, average: 20_000 } },
  { price: 10, below: null },
  { price: 0, below: null },
])('$price against an average of $20,000: $below (T-37)', ({ price, below }) => {
  expect(at(price, 20_000)).toEqual(below);
});

test.each([
  { what: 'nothing is known of the market', over: { autograb_data: null } },
  {
    what: 'the average of the state is not known',
    over: { autograb_data: { average_market_price: 90_000 } },
  },
  { what: 'the average is 0', over: { autograb_data: { state_average_market_price: 0 } } },
  { what: 'it is sold', over: { status: 'sold' } },
  { what: 'it is marked sold', over: { sold: true } },
])('there is no badge when $what', ({ over }) => expect(at(15_000, 20_000, over)).toBeNull());

test('the badge never appears above the market price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 90_000 }),
      fc.integer({ min: 0, max: 90_000 }),
      (price, average) => {
        const below = at(price, average);
        return below === null || (below.amount >= 500 && below.average - below.amount === price);
      },
    ),
  );
});

test('the label names the amount, and the note its basis and source', () => {
  expect(belowMarketLabel({ amount: 1060 })).toBe('$1,060 below market');
  expect(belowMarketNote()).toBe(
    'Below market: compared with the average advertised price for the same vehicle in its state. Source: AutoGrab. Condition and equipment may vary.',
  );
  expect(belowMarketNote(53_610)).toContain('in its state, $53,610. Source: AutoGrab.');
});
