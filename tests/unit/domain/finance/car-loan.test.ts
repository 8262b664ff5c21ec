import { expect, test } from 'vitest';
import { getCarLoan, isComplete, weeklyRepayment } from '#domain/finance/car-loan.ts';
import {
  describeOwnTerms,
  findOwnTermsLoan,
  maxDeposit,
  weeklyOnOwnTerms,
} from '#domain/finance/own-terms.ts';
import { monthlyRepayment } from '#domain/finance/repayment.ts';
import { makeFigures } from '#tests/support/factories/make-car.ts';

const FIGURES = makeFigures({ interestRate: 9.24, comparisonRate: 9.84, termYears: 5, deposit: 2289 });
const TERMS = { rate: 9.24, comparisonRate: 9.84, years: 5, balloon: 0, monthlyFee: 0 };
const loanOf = (figures: Partial<typeof FIGURES> | object = {}, weekly: number | null = null) =>
  getCarLoan(22_888, { figures: { ...FIGURES, ...figures }, comparisonRate: 9.84, weekly });

test('the loan of a car has the rate of its lender with the comparison rate, and all other terms', () => {
  expect(loanOf({}, 100)).toEqual({ ...TERMS, price: 22_888, deposit: 2289 });
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

const lender = (changes: Partial<typeof FIGURES> | object = {}, weekly: number | null = 352) => ({
  figures: { ...FIGURES, deposit: 8099, ...changes },
  comparisonRate: 9.84,
  weekly,
});
const loan = findOwnTermsLoan(80_990, lender());

test('a loan whose repayment the formula gives can be changed', () => {
  expect(loan).toEqual({ ...TERMS, price: 80_990, deposit: 8099 });
});

test.each<readonly [why: string, changes: object, weekly: number | null]>([
  ['without a repayment', {}, null],
  ['without a term', { termYears: null, termMonths: null }, 352],
  ['with less than the formula gives', {}, 340],
  ['with far more than fees explain', {}, 380],
])('a loan %s cannot', (_, changes, weekly) => {
  expect(findOwnTermsLoan(80_990, lender(changes, weekly))).toBeNull();
});

test.each<readonly [deposit: number, years: number, weekly: number]>([
  // The lender's own terms give its own repayment.
  [8099, 5, 352],
  // The formula of T-56, rounded up to a whole dollar.
  [0, 5, 391],
  [20_000, 5, 294],
  [8099, 3, 537],
  [8099, 7, 273],
])('a deposit of %i over %i years is %i a week', (deposit, years, weekly) => {
  expect(loan && weeklyOnOwnTerms(loan, { deposit, years })).toBe(weekly);
});

test('what a lender charges on top of the formula, its fees, stays the same', () => {
  const withFees = findOwnTermsLoan(80_990, lender({}, 355));
  expect(withFees && weeklyOnOwnTerms(withFees, { deposit: 8099, years: 5 })).toBe(355);
  expect(withFees && weeklyOnOwnTerms(withFees, { deposit: 8099, years: 7 })).toBe(277);
});

test('the terms name both rates, and that they are an estimate', () => {
  expect(loan && describeOwnTerms(loan, { deposit: 20_000, years: 7 })).toBe(
    'Our estimate for your deposit and term: 84 months at 9.24% p.a. interest, 9.84% p.a. comparison rate*, $20,000 deposit.',
  );
});

test.each<readonly [price: number, balloon: number, deposit: number, most: number]>([
  [80_990, 0, 8099, 40_400],
  [80_990, 20_990, 8099, 30_000],
  [80_990, 0, 50_000, 50_000],
  [20_199, 0, 0, 10_000],
])(
  'of %i with a balloon of %i and a deposit of %i, the deposit may be %i',
  (price, balloon, deposit, most) => {
    expect(loan && maxDeposit({ ...loan, price, balloon, deposit })).toBe(most);
  },
);

test('fees of 15 dollars a week are the most', () => {
  const exact = loan && monthlyRepayment(80_990 - 8099, 9.24, 60, 0) * (12 / 52);
  const most = Math.floor((exact ?? 0) + 15);
  expect(findOwnTermsLoan(80_990, lender({}, most))?.monthlyFee).toBeGreaterThan((14 * 52) / 12);
  expect(findOwnTermsLoan(80_990, lender({}, most + 1))).toBeNull();
});

/** What the formula gives, so that only the terms themselves can be the reason to refuse a loan. */
const weeklyOf = (lent: number, rate: number, years: number, balloon = 0) =>
  Math.ceil((monthlyRepayment(lent, rate, years * 12, balloon) * 12) / 52);

test.each<readonly [years: number, changeable: boolean]>([
  [1, true],
  [7, true],
  [8, false],
  [0.5, false],
  [4.5, false],
])('a loan over %d years whose repayment follows the formula can be changed: %s', (years, changeable) => {
  const terms = lender({ termYears: years }, weeklyOf(80_990 - 8099, 9.24, years));
  expect(findOwnTermsLoan(80_990, terms) !== null).toBe(changeable);
});

test.each<readonly [what: string, changes: object, weekly: number]>([
  ['rate', { interestRate: null }, weeklyOf(80_990 - 8099, 0, 5)],
  ['deposit', { deposit: null }, weeklyOf(80_990, 9.24, 5)],
  ['amount to pay off', { balloon: 80_990 - 8099 }, weeklyOf(80_990 - 8099, 9.24, 5, 80_990 - 8099)],
])(
  'a loan without any %s cannot be changed, though its repayment follows the formula',
  (_, changes, weekly) => expect(findOwnTermsLoan(80_990, lender(changes, weekly))).toBeNull(),
);
