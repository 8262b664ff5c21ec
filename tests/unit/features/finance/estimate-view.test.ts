import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLoanProblem, NO_FEES } from '#domain/finance/repayment.ts';
import { buildEstimateView, COST_SHARES, formatShare } from '#features/finance/estimate-view.ts';

test('the chart shows the shares of the total cost', () => {
  const loan = { price: 30_000, deposit: 3000, rate: 10, years: 5, balloon: 9000 };
  const { figures, shares } = buildEstimateView(loan, 'weekly', { establishment: 500, monthly: 10 });
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
      const { shares } = buildEstimateView(loan, 'weekly', NO_FEES);
      const parts = Object.values(shares);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 2);
    }),
  );
});
