import { expect, test } from 'vitest';
import { subscriptionLabel } from '#domain/car/price/subscription.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

test.each([
  ['a weekly amount is shown', { subscription_price: 249 }, '$249 per week subscription'],
  ['in whole dollars', { subscription_price: 1248.6 }, '$1,249 per week subscription'],
  ['coming soon as well', { subscription_price: 249, status: 'coming_soon' }, '$249 per week subscription'],
  ['without one nothing is shown', { subscription_price: null }, null],
  ['nor for nothing', { subscription_price: 0 }, null],
  ['nor of a vehicle that looks sold', { subscription_price: 249, sold: true }, null],
  ['nor for one that is not available', { subscription_price: 249, status: 'sold' }, null],
])('%s', (_, over, words) => {
  expect(subscriptionLabel(makeCar(over))).toBe(words);
});
