import { expect, test } from 'vitest';
import {
  buildPriceLabels,
  findCardDisclaimers,
  findLender,
  findSaving,
} from '#features/car-card/price-labels.ts';
import type { Site } from '#site/site.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const FINANCE = { Manual: { interestRate: 9.24, comparisonRate: 9.84, paymentWeek: 229 } };
const market = (price: number) => ({ autograb_data: { state_average_market_price: price } });
const priceHistory: Site['priceHistory'] = {
  a1: [
    ['2026-06-03', 25_990],
    ['2026-10-01', 24_990],
  ],
};
const recorded = { ...makeSite(), priceHistory };
const offering = makeSite({ stock: { offerPrices: true } });
const car = (over: Parameters<typeof makeCar>[0] = {}) => makeCar({ id: 'a1', price: 24_990, ...over });
const plain = car();
const withRate = car({ finance_lenders: FINANCE });
const belowMarket = car(market(26_050));

test('a car without figures has no labels', () => {
  expect(buildPriceLabels(car(), makeSite(), now)).toEqual({
    was: null,
    below: null,
    finance: null,
    loan: null,
    subscription: null,
  });
});

test('each figure has its label', () => {
  const labelled = car({ finance_lenders: FINANCE, subscription_price: 249, ...market(26_050) });
  expect(buildPriceLabels(labelled, recorded, now)).toMatchObject({
    was: 'Was $25,990 on 3 June 2026',
    below: '$1,060 below market',
    finance: { cost: 'from $229 per week', rate: '9.84% p.a. comparison rate*' },
    subscription: '$249 per week subscription',
  });
});

test.each([
  { what: 'where the dealer shows offer prices', site: offering, was: 'Was $28,000', saving: 3010 },
  { what: 'elsewhere', site: makeSite(), was: null, saving: null },
  { what: 'without stock', site: makeSite({ stock: false }), was: null, saving: null },
])("the feed's earlier price counts $what: $was", ({ site, was, saving }) => {
  const reduced = car({ before_price: 28_000 });
  expect(buildPriceLabels(reduced, site, now).was).toBe(was);
  expect(findSaving(reduced, site)).toBe(saving);
});

test.each([
  { what: 'the earlier price', over: {}, site: recorded, saving: 1000 },
  { what: 'the market', over: market(26_050), site: makeSite(), saving: 1060 },
  { what: 'the larger of the two, the market', over: market(26_050), site: recorded, saving: 1060 },
  { what: 'the larger of the two, the earlier price', over: market(25_690), site: recorded, saving: 1000 },
  { what: 'neither', over: {}, site: makeSite(), saving: null },
])('a car saves what it is cheaper than $what: $saving', ({ over, site, saving }) => {
  expect(findSaving(car(over), site)).toBe(saving);
});

test("the lender is one of the dealer's", () => {
  expect(findLender(withRate, makeSite(), now)).not.toBeNull();
  expect(findLender(withRate, makeSite({ finance: { lenders: [] } }), now)).toBeNull();
  expect(findLender(plain, makeSite(), now)).toBeNull();
});

test.each([
  { what: 'no figures', cars: [plain], disclaimers: { rates: false, market: false } },
  { what: 'no cars', cars: [], disclaimers: { rates: false, market: false } },
  { what: 'a rate', cars: [plain, withRate], disclaimers: { rates: true, market: false } },
  { what: 'a market price', cars: [plain, belowMarket], disclaimers: { rates: false, market: true } },
  { what: 'both', cars: [withRate, belowMarket], disclaimers: { rates: true, market: true } },
])('cards with $what need these disclaimers: $disclaimers', ({ cars, disclaimers }) => {
  expect(findCardDisclaimers(makeSite({}, { cars }), now)).toEqual(disclaimers);
});

test('disclaimers are found once for a site', () => {
  const site = makeSite({}, { cars: [withRate] });
  expect(findCardDisclaimers(site, now)).toBe(findCardDisclaimers(site, now));
});
