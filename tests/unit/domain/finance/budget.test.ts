import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Budget,
  findBudgetProblem,
  findUsualLoan,
  parseBudget,
  readCardLoan,
  repaymentOnBudget,
  toBudgetFilter,
  writeCardLoan,
} from '#domain/finance/budget.ts';
import { weeklyOnOwnTerms } from '#domain/finance/own-terms.ts';

const WEEKLY: Budget = { amount: 150, per: 'week', deposit: 5000, years: null };
const USUAL = { rate: 9.24, years: 5, monthlyFee: 0 };
const LOAN = { ...USUAL, price: 36_138, balloon: 0 };

test.each<[what: string, budget: Partial<Budget>, attribute: string, max: number]>([
  ['a weekly budget with a deposit is a price', {}, 'price', 36_138],
  ['a longer term buys more', { years: 7 }, 'price', 45_097],
  ['a term without a deposit is a price', { deposit: 0, years: 5 }, 'price', 31_138],
  ["without either it is a price by the week on the lenders' terms", { deposit: 0 }, 'weekly_price', 150],
  ['a total budget is a price', { per: 'total', amount: 30_000 }, 'price', 30_000],
])('%s', (_, budget, attribute, max) => {
  expect(toBudgetFilter({ ...WEEKLY, ...budget }, USUAL)).toEqual({ attribute, max });
});

test('a fee that is more than the budget leaves the deposit', () => {
  expect(toBudgetFilter(WEEKLY, { ...USUAL, monthlyFee: 1000 }).max).toBe(5000);
});

test('the highest price in a budget costs no more than it, and a dollar or two more would', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 2000 }),
      fc.integer({ min: 1, max: 50_000 }),
      fc.integer({ min: 1, max: 7 }),
      fc.double({ min: 0, max: 30, noNaN: true }),
      fc.integer({ min: 0, max: 40 }),
      (amount, deposit, years, rate, monthlyFee) => {
        const usual = { rate, years: 5, monthlyFee };
        const { max } = toBudgetFilter({ amount, per: 'week', deposit, years }, usual);
        const weekly = (price: number) =>
          weeklyOnOwnTerms({ ...usual, price, balloon: 0 }, { deposit, years });
        expect(weekly(max)).toBeLessThanOrEqual(amount);
        expect(weekly(max + 2)).toBeGreaterThan(amount);
      },
    ),
  );
});

test.each<[what: string, budget: Partial<Budget>, lines: readonly string[] | null]>([
  ['a deposit', {}, ['from $150 per week', 'with $5,000 deposit']],
  ['a term', { deposit: 0, years: 7 }, ['from $136 per week', 'with no deposit, 7 yrs']],
  ["the lender's own term", { years: 5 }, ['from $150 per week', 'with $5,000 deposit']],
  ['neither', { deposit: 0 }, null],
  ['a deposit that leaves less than a loan', { deposit: 35_139 }, null],
  ['a deposit that leaves a small loan', { deposit: 35_138 }, ['from $5 per week', 'with $35,138 deposit']],
])('a repayment on a budget with %s', (_, budget, lines) => {
  expect(repaymentOnBudget(LOAN, { ...WEEKLY, ...budget })).toEqual(lines);
});

test.each<[budget: Partial<Budget>, problem: string | undefined]>([
  [{ amount: 1 }, undefined],
  [{ amount: 0 }, 'amount'],
  [{ amount: 150.5 }, 'amount'],
  [{ amount: Number.NaN }, 'amount'],
  [{ amount: 1_000_001 }, 'amount'],
  [{ deposit: -1 }, 'deposit'],
  [{ deposit: Number.NaN }, 'deposit'],
  [{ per: 'total', amount: 5001 }, undefined],
  [{ per: 'total', amount: 5000 }, 'deposit'],
])('the problem of %j is %s', (budget, problem) => {
  expect(findBudgetProblem({ ...WEEKLY, ...budget })).toBe(problem);
});

test.each<Partial<Budget>>([{}, { per: 'total', amount: 30_000 }, { years: 1 }, { years: 7 }])(
  'a budget is read as it was stored: %j',
  (stored) => {
    const budget = { ...WEEKLY, ...stored };
    expect(parseBudget(JSON.stringify(budget))).toEqual(budget);
  },
);

test.each<[text: string]>([
  [''],
  ['null'],
  ['7'],
  ['{}'],
  ['{"amount":150}'],
  ['{"amount":150,"deposit":0}'],
  ['{"amount":150,"deposit":0,"years":0}'],
  ['{"amount":150,"deposit":0,"years":8}'],
  ['{"amount":0,"deposit":0,"years":null}'],
])('what another program stored is no budget: %s', (text) => expect(parseBudget(text)).toBeUndefined());

test('a loan is written short and read as it was, its fee in cents', () => {
  expect(writeCardLoan(LOAN)).toBe('9.24 5');
  const loan = { price: 20_000, rate: 0, years: 5, balloon: 9000, monthlyFee: 10.256 };
  expect(readCardLoan(`20000 ${writeCardLoan(loan)}`)).toEqual({ ...loan, monthlyFee: 10.26 });
});

test('the usual loan is that of most vehicles, with the highest fee', () => {
  const others = [{ ...LOAN, rate: 6.9 }, { ...LOAN, years: 7 }, { ...LOAN, monthlyFee: 5 }, LOAN];
  expect(findUsualLoan(others)).toEqual({ ...USUAL, monthlyFee: 5 });
  expect(findUsualLoan([])).toBeUndefined();
});
