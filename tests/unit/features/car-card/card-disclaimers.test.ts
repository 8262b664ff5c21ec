import { expect, test } from 'vitest';
import { findCardDisclaimers } from '#features/car-card/price-labels.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-11-21T00:00:00Z');
const plain = makeCar({ price: 24_990 });
const withRate = makeCar({
  price: 24_990,
  finance_lenders: { Manual: { interestRate: 9.24, comparisonRate: 9.84, paymentWeek: 229 } },
});
const belowMarket = makeCar({ price: 24_990, autograb_data: { state_average_market_price: 26_050 } });

test.each([
  { what: 'no figures', cars: [plain], disclaimers: { rates: false, market: false } },
  { what: 'no cars', cars: [], disclaimers: { rates: false, market: false } },
  { what: 'a rate', cars: [plain, withRate], disclaimers: { rates: true, market: false } },
  { what: 'a market price', cars: [plain, belowMarket], disclaimers: { rates: false, market: true } },
  { what: 'both', cars: [withRate, belowMarket], disclaimers: { rates: true, market: true } },
])('cards with $what need these disclaimers: $disclaimers', ({ cars, disclaimers }) => {
  expect(findCardDisclaimers(makeSite({}, { cars }), now)).toEqual(disclaimers);
});

test('they are found once for a site', () => {
  const site = makeSite({}, { cars: [withRate] });
  expect(findCardDisclaimers(site, now)).toBe(findCardDisclaimers(site, now));
});
