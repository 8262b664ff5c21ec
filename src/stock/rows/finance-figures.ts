import type { Car } from '#domain/car/car.ts';
import { areFiguresPlausible } from '#domain/finance/plausible-figures.ts';
import type { RowProblem } from './report.ts';
import { shorten } from './shorten.ts';

/** A car's figures without those that belong to another price, and a line for each of those. */
export function dropStaleFigures({ finance_lenders, price }: Pick<Car, 'finance_lenders' | 'price'>): {
  readonly finance_lenders: Car['finance_lenders'];
  readonly problems: readonly RowProblem[];
} {
  const entries = Object.entries(finance_lenders);
  const fit = entries.filter(([, figures]) => areFiguresPlausible(figures, price));
  const stale = entries.filter((entry) => !fit.includes(entry));
  return {
    finance_lenders: Object.fromEntries(fit),
    problems: stale.map(([lender, figures]) => ({
      field: 'finance_lenders',
      reason: `the repayments of ${shorten(lender)} belong to another price than ${price}`,
      value: shorten(figures),
      fix: 'Send figures for the present price.',
    })),
  };
}
