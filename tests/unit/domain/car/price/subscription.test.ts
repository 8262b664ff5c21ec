import { expect, test } from 'vitest';
import { describeOffer, orderPrices, subscriptionLabel } from '#domain/car/price/subscription.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

test.each([
  ['a weekly amount is shown', { subscription_price: 249 }, '$249 per week subscription'],
  ['in whole dollars', { subscription_price: 1248.6 }, '$1,249 per week subscription'],
  ['coming soon as well', { subscription_price: 249, status: 'coming_soon' }, '$249 per week subscription'],
  ['without one nothing is shown', { subscription_price: null }, null],
  ['nor for nothing', { subscription_price: 0 }, null],
  ['nor of a vehicle that looks sold', { subscription_price: 249, sold: true }, null],
  ['nor for one that is not available', { subscription_price: 249, status: 'sold' }, null],
])('%s', (_, over, words) => expect(subscriptionLabel(makeCar(over))).toBe(words));

const priced = makeCar({ price: 23_990, price_type: 'Drive Away' });
const WEEKLY = '$249 per week subscription';

test.each([
  {
    what: 'the price leads',
    shown: orderPrices(priced, WEEKLY, 'price', 'Was $25,990'),
    as: { amount: '$23,990', type: 'Drive Away', other: WEEKLY, was: 'Was $25,990' },
  },
  {
    what: 'there is no subscription to lead',
    shown: orderPrices(priced, null, 'subscription', 'Was $25,990'),
    as: { amount: '$23,990', type: 'Drive Away', other: null, was: 'Was $25,990' },
  },
  {
    what: 'the subscription leads',
    shown: orderPrices(priced, WEEKLY, 'subscription'),
    as: {
      amount: '$249',
      type: 'per week subscription',
      other: 'Or buy it for $23,990 Drive Away',
      was: null,
    },
  },
  {
    what: 'the subscription leads and the price has come down',
    shown: orderPrices(priced, WEEKLY, 'subscription', 'Was $25,990'),
    as: {
      amount: '$249',
      type: 'per week subscription',
      other: 'Or buy it for $23,990 Drive Away (was $25,990)',
      was: null,
    },
  },
  {
    what: 'the subscription leads and there is no price',
    shown: orderPrices({ ...priced, price: 0 }, WEEKLY, 'subscription'),
    as: { amount: '$249', type: 'per week subscription', other: null, was: null },
  },
  {
    what: 'there is no price at all',
    shown: orderPrices({ ...priced, price: 0 }, null, 'price'),
    as: { amount: 'Enquire for price.', type: null, other: null, was: null },
  },
])('where $what, the prices are in that order', ({ shown, as }) => expect(shown).toEqual(as));

test('vehicles are for sale, or available where subscriptions lead', () => {
  expect([describeOffer('price'), describeOffer('subscription')]).toEqual(['for sale', 'available']);
});
