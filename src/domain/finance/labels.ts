import { formatDollars } from '#domain/numbers.ts';
import type { ShownLender } from './lender.ts';

/** The two lines of a finance box, equally prominent (T-57). */
export interface FinanceLabels {
  /** 'from $229 per week'; if the lender gives no repayment, the rate: '9.24% p.a. interest rate'. */
  readonly cost: string;
  /** '9.84% p.a. comparison rate*': the asterisk refers to the warning. Without comparison rates '9.24% p.a. plus fees'. */
  readonly rate: string;
}

/** The lines for a lender's figures. */
export function getFinanceLabels({ weekly, figures, comparisonRate }: ShownLender): FinanceLabels {
  return {
    cost:
      weekly === null
        ? `${figures.interestRate}% p.a. interest rate`
        : `from ${formatDollars(weekly)} per week`,
    rate:
      comparisonRate === null
        ? `${figures.interestRate}% p.a. plus fees`
        : `${comparisonRate}% p.a. comparison rate*`,
  };
}

/** The comparison rate warning, required on every page that shows a comparison rate (T-57). */
export const COMPARISON_WARNING =
  '*Comparison rates are based on a secured loan of $30,000 over 5 years. WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

/** The disclaimer below every repayment. */
export const FINANCE_DISCLAIMER =
  'Repayments are indicative only: a guide, not an offer of finance or a binding quote. Finance is for approved applicants only; the final offer is subject to approval by the provider.';
