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
    cost: weekly === null ? `${figures.interestRate}% p.a. interest rate` : repaymentLabel(weekly),
    rate:
      comparisonRate === null
        ? `${figures.interestRate}% p.a. plus fees`
        : `${comparisonRate}% p.a. comparison rate*`,
  };
}

/** 'from $229 per week'. */
export function repaymentLabel(weekly: number): string {
  return `from ${formatDollars(weekly)} per week`;
}

/** The disclaimer below every repayment. */
export const FINANCE_DISCLAIMER =
  'Repayments are indicative only: a guide, not an offer of finance or a binding quote. Finance is for approved applicants only; the final offer is subject to approval by the provider.';
