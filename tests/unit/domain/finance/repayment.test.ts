import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  estimateLoan,
  findComparisonRate,
  findLoanProblem,
  getBalanceByYear,
  type Loan,
  monthlyRepayment,
  NO_FEES,
  type Period,
} from '#domain/finance/repayment.ts';

const LOAN: Loan = { price: 30_000, deposit: 0, rate: 6, years: 5, balloon: 0 };

test.each([
  [30_000, 6, 60, 9000, 450.99],
  [30_000, 6, 60, 0, 579.98],
  [30_000, 10, 60, 0, 637.41],
  [30_000, 0, 60, 0, 500],
  [30_000, 0, 60, 9000, 350],
  [12_000, 0.01, 12, 0, 1000.05],
])(
  '$%i at %f per cent over %i months with a balloon of $%i costs $%f a month',
  (amount, rate, months, balloon, monthly) => {
    expect(monthlyRepayment(amount, rate, months, balloon)).toBeCloseTo(monthly, 2);
  },
);

test.each<[Period, number]>([
  ['monthly', 580],
  ['fortnightly', 268],
  ['weekly', 134],
])('a repayment is shown %s, rounded up to a whole dollar', (period, repayment) => {
  expect(estimateLoan(LOAN, period).repayment).toBe(repayment);
});

test('a repayment includes the monthly fee', () => {
  expect(estimateLoan(LOAN, 'monthly', { establishment: 0, monthly: 10 }).repayment).toBe(590);
  expect(estimateLoan(LOAN, 'weekly', { establishment: 0, monthly: 10 }).repayment).toBe(137);
});

test('a repayment of whole dollars is not rounded up', () => {
  expect(estimateLoan({ ...LOAN, rate: 0 }, 'monthly').repayment).toBe(500);
});

test('deposit, interest, fees and balloon are all included in the total cost', () => {
  const loan = { ...LOAN, deposit: 3000, balloon: 9000 };
  const { borrowed, monthly, interest, fees, total } = estimateLoan(loan, 'weekly', {
    establishment: 400,
    monthly: 10,
  });
  expect(borrowed).toBe(27_000);
  expect(fees).toBe(1000);
  expect(total).toBeCloseTo(3000 + monthly * 60 + 9000 + 1000, 6);
  expect(total).toBeCloseTo(30_000 + interest + fees, 6);
});

describe('the comparison rate', () => {
  const lender = { rate: 9.24, comparisonRate: 9.84, fees: NO_FEES };
  test.each([
    ['is the one that the lender states for its rate', 9.24, lender, 9.84],
    ['is none for any other rate, which nobody offers', 9.23, lender, null],
    ['is none where the lender states none', 9.24, { ...lender, comparisonRate: null }, null],
  ])('%s', (_, rate, offered, comparison) => expect(findComparisonRate(rate, offered)).toBe(comparison));
});

test('a repayment below the formula is less interest, and not a negative fee', () => {
  const exact = estimateLoan(LOAN, 'monthly');
  const rounded = estimateLoan(LOAN, 'monthly', { establishment: 0, monthly: -1 });
  expect(rounded).toMatchObject({ repayment: exact.repayment - 1, fees: 0 });
  expect(rounded.interest).toBeCloseTo(exact.interest - 60, 6);
  expect(rounded.total).toBeCloseTo(exact.total - 60, 6);
});

test('the balance falls year by year to the balloon', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 300_000 }),
      fc.double({ min: 0, max: 30, noNaN: true }),
      fc.integer({ min: 1, max: 7 }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (price, rate, years, part) => {
        const loan = { price, deposit: 0, rate, years, balloon: price * part };
        const owed = getBalanceByYear(loan);
        expect(owed).toHaveLength(years);
        expect(owed.at(-1)).toBeCloseTo(loan.balloon, 2);
        expect(owed.every((sum, year) => sum <= (owed[year - 1] ?? price))).toBe(true);
      },
    ),
  );
});

test.each<[keyof Loan | 'nothing', Partial<Loan>]>([
  ['nothing', {}],
  ['nothing', { deposit: 29_999 }],
  ['deposit', { deposit: 30_000 }],
  ['deposit', { deposit: -1 }],
  ['deposit', { deposit: Number.NaN }],
  ['price', { price: 0.99 }],
  ['nothing', { price: 1 }],
  ['nothing', { price: 1_000_000 }],
  ['price', { price: 1_000_001 }],
  ['price', { price: Number.NaN }],
  ['nothing', { rate: 0 }],
  ['nothing', { rate: 30 }],
  ['rate', { rate: 30.01 }],
  ['rate', { rate: -0.01 }],
  ['rate', { rate: Number.NaN }],
  ['nothing', { balloon: 29_999 }],
  ['balloon', { balloon: 30_000 }],
  ['balloon', { balloon: -1 }],
  ['balloon', { deposit: 20_000, balloon: 10_000 }],
])('%s is wrong with a loan of %o', (wrong, part) => {
  expect(findLoanProblem({ ...LOAN, ...part })?.field ?? 'nothing').toBe(wrong);
});

test.each<[Partial<Loan>, string]>([
  [{ price: 0 }, 'Enter a price between $1 and $1,000,000.'],
  [{ deposit: 30_000 }, 'Enter a deposit below the price, or 0.'],
  [{ rate: 31 }, 'Enter a rate between 0 and 30 per cent.'],
  [{ balloon: 30_000 }, 'Enter a balloon below the amount you borrow, or 0.'],
])('a loan of %o is answered with "%s"', (part, text) => {
  expect(findLoanProblem({ ...LOAN, ...part })?.text).toBe(text);
});

test('the balance at the end of each year is what the repayments leave of the loan', () => {
  const owed = getBalanceByYear({ ...LOAN, price: 33_000, deposit: 3000, balloon: 9000 });
  expect(owed.map(Math.round)).toEqual([26_287, 22_345, 18_160, 13_717, 9000]);
});

test('the interest of a loan is what it costs beyond the amount borrowed', () => {
  const { monthly, interest } = estimateLoan({ ...LOAN, balloon: 9000 }, 'monthly');
  expect(monthly).toBeCloseTo(450.99, 2);
  expect(interest).toBeCloseTo(450.985 * 60 + 9000 - 30_000, 0);
});
