import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateLoan, findLoanProblem } from '#domain/finance/repayment.ts';
import { formatDollars } from '#domain/numbers.ts';
import { buildEstimateView, COST_SHARES, formatShare } from '#features/finance/estimate-view.ts';

const FEES = { establishment: 500, monthly: 10 };
const LENDER = { rate: 10, comparisonRate: 11.424, fees: FEES };

test('the chart shows the shares of the total cost', () => {
  const loan = { price: 30_000, deposit: 3000, rate: 10, years: 5, balloon: 9000 };
  const { figures, shares } = buildEstimateView(loan, 'weekly', LENDER);
  expect(figures.total).toBe('$40,547');
  // 3,000, then 18,000 repaid, the balloon of 9,000, and 9,447 of interest with 1,100 of fees, of 40,547.
  expect(shares).toEqual({ deposit: 0.074, repaid: 0.444, balloon: 0.222, cost: 0.26 });
  expect(COST_SHARES.map((share) => formatShare(shares[share]))).toEqual(['7%', '44%', '22%', '26%']);
});

test('the shares of the chart add up to the total cost', () => {
  const loans = fc.record({
    price: fc.integer({ min: 500, max: 200_000 }),
    deposit: fc.integer({ min: 0, max: 200_000 }),
    rate: fc.double({ min: 0, max: 30, noNaN: true }),
    years: fc.integer({ min: 1, max: 7 }),
    balloon: fc.integer({ min: 0, max: 200_000 }),
  });
  fc.assert(
    fc.property(loans, (loan) => {
      fc.pre(findLoanProblem(loan) === undefined);
      const { shares } = buildEstimateView(loan, 'weekly', LENDER);
      const parts = Object.values(shares);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 2);
    }),
  );
});

const LOAN = { price: 30_000, deposit: 3000, rate: 10, years: 5, balloon: 9000 };

test('every figure is shown in dollars', () => {
  const estimate = estimateLoan(LOAN, 'weekly', FEES);
  expect(buildEstimateView(LOAN, 'weekly', LENDER).figures).toEqual({
    repayment: formatDollars(estimate.repayment),
    period: 'a week',
    borrowed: '$27,000',
    interest: formatDollars(estimate.interest),
    fees: '$1,100',
    balloon: '$9,000',
    total: '$40,547',
  });
});

test.each([
  ['weekly', 'a week'],
  ['fortnightly', 'a fortnight'],
  ['monthly', 'a month'],
] as const)('a %s repayment is %s', (period, words) => {
  const { figures, sentence } = buildEstimateView(LOAN, period, LENDER);
  expect(figures.period).toBe(words);
  expect(sentence).toContain(` ${words} for `);
});

test('the balance after each year is shown, with its share of what is borrowed, down to the balloon', () => {
  const { years } = buildEstimateView({ ...LOAN, rate: 0, years: 2 }, 'weekly', LENDER);
  expect(years).toEqual([
    { label: 'After 1 year', owed: '$18,000', part: 0.667 },
    { label: 'After 2 years', owed: '$9,000', part: 0.333 },
  ]);
});

test.each([
  { loan: LOAN, over: 'over 5 years with a balloon of $9,000, at 10.00% p.a.' },
  { loan: { ...LOAN, balloon: 0, years: 1 }, over: 'over 1 year, at 10.00% p.a.' },
  { loan: { ...LOAN, balloon: 1 }, over: 'over 5 years with a balloon of $1, at 10.00% p.a.' },
])('a loan $over', ({ loan, over }) => {
  const { sentence, figures } = buildEstimateView(loan, 'monthly', LENDER);
  expect(sentence).toBe(
    `About ${figures.repayment} a month for $27,000 ${over} (comparison rate 11.424% p.a.).`,
  );
});

test.each([
  ['a rate of the visitor’s own', { ...LOAN, rate: 9.5 }, LENDER],
  [
    'a lender without a comparison rate',
    { ...LOAN, rate: 9.5 },
    { ...LENDER, rate: 9.5, comparisonRate: null },
  ],
])('%s is an assumption, and no rate is shown', (_, loan, lender) => {
  const { rates, sentence } = buildEstimateView(loan, 'weekly', lender);
  expect(rates).toBeNull();
  expect(sentence).toMatch(/ over 5 years with a balloon of \$9,000, assuming 9\.50% p\.a\. interest\.$/);
});

test.each([
  [0.176, '18%'],
  [0.004, '0%'],
  [1, '100%'],
])('a share of %d is %s', (part, text) => expect(formatShare(part)).toBe(text));

test.each([
  [FEES, true],
  [{ establishment: 0, monthly: 0 }, false],
])('fees of %j are named: %s', (fees, hasFees) => {
  expect(buildEstimateView(LOAN, 'weekly', { ...LENDER, fees }).hasFees).toBe(hasFees);
});
