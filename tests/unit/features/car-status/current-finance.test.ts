import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { buildCurrentFinance } from '#features/car-status/current-finance.ts';
import { type FinanceCriteria, toFinanceCriteria } from '#features/car-status/finance-criteria.ts';
import { updateExpiryDate } from '#features/car-status/finance-expiry.island.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const [figures] = Object.values(
  makeCar({
    finance_lenders: {
      Manual: {
        interestRate: 9.24,
        comparisonRate: 9.84,
        paymentWeek: 200,
        termMonths: 60,
        disclaimer: 'Guide.',
      },
    },
  }).finance_lenders,
);
const criteria: FinanceCriteria = {
  year: 2021,
  make: 'Toyota',
  lenders: ['Manual', 'Taurus'],
  zone: 'Australia/Brisbane',
};

test('current finance figures have the wording of the page', () => {
  expect(buildCurrentFinance(criteria, 20_000, { Manual: figures } as Car['finance_lenders'], NOW)).toEqual({
    cost: 'from $200 per week',
    rate: '9.84% p.a. comparison rate*',
    note: 'Repayment based on 60 months at 9.24% p.a. interest, 9.84% p.a. comparison rate*. Guide.',
  });
});

test.each([
  { what: 'a price of 500 or less', price: 500, lender: 'Manual', over: {} },
  { what: 'no comparison rate', price: 20_000, lender: 'Manual', over: { comparisonRate: null } },
  { what: 'no weekly payment', price: 20_000, lender: 'Manual', over: { paymentWeek: null } },
  { what: 'a lender the dealer does not have', price: 20_000, lender: 'Angle', over: {} },
  { what: 'a Suzuki', price: 20_000, lender: 'Manual', over: {}, car: { make: 'SUZUKI' } },
  { what: 'a car too old for its lender', price: 20_000, lender: 'Taurus', over: {}, car: { year: 2013 } },
])('nothing is shown of $what', ({ price, lender, over, car }) => {
  const lenders = { [lender]: { ...figures, ...over } } as Car['finance_lenders'];
  expect(buildCurrentFinance({ ...criteria, ...car }, price, lenders, NOW)).toBeNull();
});

test('a page carries the data for the rules, by manufacturer if it is known', () => {
  const site = makeSite({ finance: { lenders: ['Angle'] }, state: 'vic' });
  const car = makeCar({ year: 2020, make: 'Maruti', manufacturer: { name: 'Suzuki' } });
  expect(toFinanceCriteria(car, site)).toEqual({
    year: 2020,
    make: 'Suzuki',
    lenders: ['Angle'],
    zone: 'Australia/Melbourne',
  });
});

test('a car without a manufacturer has the make of its title', () => {
  const site = makeSite({ finance: { lenders: ['Angle'] }, state: 'vic' });
  expect(toFinanceCriteria({ year: 2020, make: 'Kia', manufacturer: { name: '' } } as Car, site).make).toBe(
    'Kia',
  );
});

test('the age of a car is counted in the years of its state', () => {
  const lenders = { Taurus: figures } as Car['finance_lenders'];
  const year = 2014;
  const before = new Date('2026-12-31T13:59:59Z');
  const after = new Date('2026-12-31T14:00:00Z');
  expect(buildCurrentFinance({ ...criteria, year }, 20_000, lenders, before)).not.toBeNull();
  expect(buildCurrentFinance({ ...criteria, year }, 20_000, lenders, after)).toBeNull();
});

test('comparison rates are left out where the law of the country does not know them', () => {
  expect(toFinanceCriteria(makeCar(), { ...makeSite(), country: 'nz' })).toMatchObject({
    withoutComparison: true,
  });
});

test.each([
  { zone: 'Australia/Brisbane', now: '2027-01-30T13:59:59Z', end: '28 February 2027' },
  { zone: 'Australia/Brisbane', now: '2027-01-27T13:59:59Z', end: '27 February 2027' },
  { zone: 'Australia/Brisbane', now: '2027-01-27T14:00:00Z', end: '28 February 2027' },
  { zone: 'Australia/Perth', now: '2027-01-27T14:00:00Z', end: '27 February 2027' },
])("a month ahead is counted from the dealer's day: $now in $zone", ({ zone, now, end }) => {
  const time = { dataset: { validMonths: '1', zone }, dateTime: '', textContent: '' };
  updateExpiryDate(time as unknown as HTMLTimeElement, new Date(now));
  expect(time.textContent).toBe(end);
});
