import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { describeFinanceTerms } from '#domain/finance/disclosure.ts';
import { getFinanceLabels } from '#domain/finance/labels.ts';
import { findShownLender, getWeeklyPayment, LENDERS, type LenderName } from '#domain/finance/lender.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

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

interface Case {
  readonly name: LenderName;
  readonly over: Over;
  readonly lent?: Record<string, number | null>;
  readonly passes: boolean;
}

test.each<Case>([
  { name: 'Taurus', over: { price: 500 }, passes: false },
  { name: 'Taurus', over: { price: 501 }, passes: true },
  { name: 'Taurus', over: { year: 2014 }, passes: true },
  { name: 'Taurus', over: { year: 2013 }, passes: false },
  { name: 'Taurus', over: {}, lent: { paymentWeek: null, paymentMonth: null }, passes: true },
  { name: '360 Finance', over: { price: 0, year: 1990 }, lent: { paymentWeek: null }, passes: true },
  { name: 'AusLoans', over: { price: 0, year: 1990 }, lent: { paymentWeek: null }, passes: true },
  ...(['Manual', 'Angle', 'Powertorque'] as const).flatMap((name): Case[] => [
    { name, over: { price: 500 }, passes: false },
    { name, over: { price: 501, year: 1990 }, passes: true },
    { name, over: {}, lent: { paymentWeek: null }, passes: false },
    { name, over: {}, lent: { paymentWeek: 0 }, passes: false },
    { name, over: {}, lent: { paymentMonth: null }, passes: true },
  ]),
  { name: 'Nissan Finance', over: { price: 500 }, passes: false },
  { name: 'Nissan Finance', over: { price: 501, year: 1990 }, passes: true },
  { name: 'Nissan Finance', over: {}, lent: { paymentMonth: null }, passes: false },
  { name: 'Nissan Finance', over: {}, lent: { paymentWeek: null }, passes: true },
])('each lender has its own conditions: $name, $over, $lent: $passes', ({ name, over, lent, passes }) => {
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
  const lent = makeCar({ finance_lenders: { Manual: payments } }).finance_lenders
    .Manual as Car['finance_lenders'][string];
  expect(getWeeklyPayment(lent)).toBe(weekly);
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
