import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { describeFinanceTerms, getFinanceLabels } from '#domain/finance/disclosure.ts';
import {
  areFiguresPlausible,
  findShownLender,
  getWeeklyPayment,
  LENDERS,
  type LenderName,
} from '#domain/finance/lender.ts';
import { makeCar, makeFigures } from '#tests/support/factories/make-car.ts';

const YEAR = 2026;
const figures = { interestRate: 8.5, comparisonRate: 9.1, paymentWeek: 120, paymentMonth: 520 } as const;

type Over = Omit<Parameters<typeof makeCar>[0] & object, 'finance_lenders'>;

/** The name of the lender shown for a car that only `name` gives figures for. */
function shown(name: LenderName, over: Over = {}, lent: Record<string, number | null> = {}) {
  const car = makeCar({
    price: 20_000,
    year: 2024,
    ...over,
    finance_lenders: { [name]: { ...figures, ...lent } },
  });
  return findShownLender(car, LENDERS, YEAR, true)?.name ?? null;
}

test.each(LENDERS)(
  'figures are shown for an available car with both rates, never for a Suzuki: %s',
  (name) => {
    expect(shown(name)).toBe(name);
    expect(shown(name, { status: 'coming_soon' })).toBe(name);
    expect(shown(name, { status: 'sold' })).toBeNull();
    expect(shown(name, { sold: true })).toBeNull();
    expect(shown(name, {}, { interestRate: null })).toBeNull();
    expect(shown(name, {}, { comparisonRate: null })).toBeNull();
    expect(shown(name, {}, { interestRate: 0, comparisonRate: 0 })).toBe(name);
    expect(shown(name, { make: 'Suzuki', manufacturer: { name: 'Suzuki' } })).toBeNull();
    expect(shown(name, { manufacturer: { name: 'SUZUKI' } })).toBeNull();
    expect(shown(name, { make: 'suzuki', manufacturer: { name: '' } })).toBeNull();
  },
);

type Case = readonly [name: LenderName, over: Over, lent: Record<string, number | null>, passes: boolean];

test.each<Case>([
  ['Taurus', { price: 500 }, {}, false],
  ['Taurus', { price: 501 }, {}, true],
  ['Taurus', { year: 2014 }, {}, true],
  ['Taurus', { year: 2013 }, {}, false],
  ['Taurus', {}, { paymentWeek: null, paymentMonth: null }, true],
  ['360 Finance', { price: 0, year: 1990 }, { paymentWeek: null }, true],
  ['AusLoans', { price: 0, year: 1990 }, { paymentWeek: null }, true],
  ...(['Manual', 'Angle', 'Powertorque'] as const).flatMap((name): Case[] => [
    [name, { price: 500 }, {}, false],
    [name, { price: 501, year: 1990 }, {}, true],
    [name, {}, { paymentWeek: null }, false],
    [name, {}, { paymentWeek: 0 }, false],
    [name, {}, { paymentMonth: null }, true],
  ]),
  ['Nissan Finance', { price: 500 }, {}, false],
  ['Nissan Finance', { price: 501, year: 1990 }, {}, true],
  ['Nissan Finance', {}, { paymentMonth: null }, false],
  ['Nissan Finance', {}, { paymentWeek: null }, true],
])('each lender has its own conditions: %s, %j, %j: %s', (name, over, lent, passes) => {
  expect(shown(name, over, lent)).toBe(passes ? name : null);
});

test('of several lenders the first in the dealer’s order that passes is shown', () => {
  const car = makeCar({
    finance_lenders: { Manual: figures, Taurus: figures, Angle: { ...figures, paymentWeek: null } },
  });
  const first = (...order: LenderName[]) => findShownLender(car, order, YEAR, true)?.name ?? null;
  expect(first('Manual', 'Taurus')).toBe('Manual');
  expect(first('Taurus', 'Manual')).toBe('Taurus');
  expect(first('Angle', 'Taurus')).toBe('Taurus');
  expect(first('AusLoans')).toBeNull();
  expect(first()).toBeNull();
});

test.each([
  ['360 Finance', '360finance'],
  ['360 Finance', '360'],
  ['Nissan Finance', 'nissan_finance'],
  ['Nissan Finance', 'Nissan'],
  ['AusLoans', 'ausloans'],
] as const)('%s is also known as "%s"', (name, key) => {
  const car = makeCar({ finance_lenders: { [key]: figures } });
  expect(findShownLender(car, [name], YEAR, true)?.name).toBe(name);
});

test.each([
  { paymentWeek: 120, paymentMonth: 100, weekly: 120 },
  { paymentWeek: 120.01, paymentMonth: null, weekly: 121 },
  { paymentWeek: null, paymentMonth: 520, weekly: 120 },
  { paymentWeek: null, paymentMonth: 521, weekly: 121 },
  { paymentWeek: 0, paymentMonth: 520, weekly: 120 },
  { paymentWeek: null, paymentMonth: null, weekly: null },
])('$paymentWeek a week, $paymentMonth a month: $weekly', ({ weekly, ...payments }) => {
  expect(getWeeklyPayment(makeFigures(payments))).toBe(weekly);
});

test('the comparison rate comes with the figures', () => {
  const car = makeCar({ finance_lenders: { Manual: figures } });
  expect(findShownLender(car, LENDERS, YEAR, true)).toMatchObject({ comparisonRate: 9.1, weekly: 120 });
});

test('without comparison rates the interest rate is enough, and no comparison rate is shown', () => {
  const car = makeCar({ finance_lenders: { Manual: { ...figures, comparisonRate: null } } });
  expect(findShownLender(car, LENDERS, YEAR, true)).toBeNull();
  const lender = findShownLender(car, LENDERS, YEAR, false);
  expect(lender).toMatchObject({ name: 'Manual', comparisonRate: null });
  if (!lender) return;
  expect(getFinanceLabels(lender)).toEqual({
    cost: 'from $120 per week',
    rate: `${figures.interestRate}% p.a. plus fees`,
  });
  expect(describeFinanceTerms(lender)).not.toContain('comparison');
});

type Figures = Car['finance_lenders'][string];

/** A loan of 30,000 dollars at 7.2 % a year over 60 months. */
const LOAN = makeFigures({ interestRate: 7.2, termMonths: 60, paymentMonth: 596.87 });

const WEEKLY: Partial<Figures> = { paymentMonth: null, paymentWeek: 137.74 };
const NO_INTEREST: Partial<Figures> = { interestRate: 0, paymentMonth: 500 };

test.each<[what: string, figures: Partial<Figures>, price: number, plausible: boolean]>([
  ['the amount lent', {}, 30_000, true],
  ['a price that fees explain', {}, 24_100, true],
  ['a price that is too low for it', {}, 23_900, false],
  ['a price that a discount explains', {}, 39_900, true],
  ['a price that is too high for it', {}, 40_100, false],
  ['no price', {}, 0, true],
  ['a deposit', { deposit: 15_000 }, 45_000, true],
  ['a deposit above the price', { deposit: 31_000 }, 30_000, false],
  ['a deposit of the whole price', { deposit: 30_000 }, 30_000, false],
  ['a balloon', { paymentMonth: 400, balloon: 14_000 }, 30_000, true],
  ['a balloon left out', { paymentMonth: 400 }, 30_000, false],
  ['weekly repayments', WEEKLY, 30_000, true],
  ['weekly repayments of another loan', WEEKLY, 60_000, false],
  ['a term in years', { termMonths: null, termYears: 5 }, 30_000, true],
  ['a longer term in years', { termMonths: null, termYears: 7 }, 30_000, false],
  ['no interest, at the limit', NO_INTEREST, 24_000, true],
  ['no interest, a dollar past it', NO_INTEREST, 23_999, false],
])('a loan with %s, %j, is plausible for %i dollars: %s', (_, figures, price, plausible) => {
  expect(areFiguresPlausible({ ...LOAN, ...figures }, price)).toBe(plausible);
});

test.each([
  ['the rate', { interestRate: null }],
  ['the term', { termMonths: null }],
  ['a term above zero', { termMonths: 0 }],
  ['the repayment', { paymentMonth: null }],
  ['a repayment above zero', { paymentMonth: 0 }],
] as const)('figures without %s say nothing, and are plausible', (_, missing) => {
  expect(areFiguresPlausible({ ...LOAN, ...missing }, 1000)).toBe(true);
});
