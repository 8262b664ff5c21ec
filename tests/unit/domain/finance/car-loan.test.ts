import { expect, test } from 'vitest';
import { getCarLoan, isComplete, weeklyRepayment } from '#domain/finance/car-loan.ts';

const FIGURES = {
  interestRate: 9.24,
  comparisonRate: 9.84,
  paymentWeek: null,
  paymentMonth: null,
  termYears: 5,
  termMonths: null,
  deposit: 2289,
  balloon: null,
  disclaimer: null,
};
const loanOf = (figures: Partial<typeof FIGURES> | object = {}, weekly: number | null = null) =>
  getCarLoan(22_888, { figures: { ...FIGURES, ...figures }, comparisonRate: 9.84, weekly });

test('the loan of a car has the rate of its lender with the comparison rate, and all other terms', () => {
  expect(loanOf({}, 100)).toEqual({
    price: 22_888,
    deposit: 2289,
    balloon: 0,
    rate: 9.24,
    comparisonRate: 9.84,
    years: 5,
    monthlyFee: 0,
  });
});

test.each([
  { what: 'all of its terms', figures: { termYears: 5, termMonths: 84 }, years: 5 },
  { what: 'a term in months', figures: { termYears: null, termMonths: 84 }, years: 7 },
  { what: 'no term', figures: { termYears: null }, years: null },
])('the loan for a car with $what is over $years years', ({ figures, years }) => {
  expect(loanOf(figures)?.years).toBe(years);
});

// The formula gives 99.25 a week.
test.each([
  ['follows the formula', 100],
  ['includes fees', 104],
  ['includes more than fees explain', 130],
  ['is rounded down', 98],
])("the lender's own terms give its own repayment: one that %s", (_, weekly) => {
  const loan = loanOf({}, weekly);
  expect(loan && isComplete(loan) && weeklyRepayment(loan)).toBe(weekly);
});

test.each<readonly [string, object, number | null]>([
  ['there is no repayment', {}, null],
  ['its term is unknown', { termYears: null }, 104],
  ['it is for a smaller loan than the terms say', {}, 90],
])('a loan has no fees if %s', (_, figures, weekly) => expect(loanOf(figures, weekly)?.monthlyFee).toBe(0));

test('there is no loan without a rate', () => expect(loanOf({ interestRate: null }, 100)).toBeNull());
