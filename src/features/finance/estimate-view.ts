import {
  type Estimate,
  estimate,
  type Loan,
  type LoanFees,
  owedByYear,
  type Period,
} from '#domain/finance/repayment.ts';
import { dollars } from '#domain/numbers.ts';

/** An estimate in words and figures. */
export interface EstimateView {
  readonly figures: Readonly<Record<Figure, string>>;
  /** What is owed after each year, with its part of what is borrowed (0 to 1). */
  readonly years: readonly { readonly label: string; readonly owed: string; readonly part: number }[];
  /** What all that is paid is for, with each one's part of it (0 to 1); together they are all of it. */
  readonly shares: Readonly<Record<Share, number>>;
  /** The whole of it as one sentence, for screen readers and for an enquiry. */
  readonly sentence: string;
}

/** What is paid, in the order of the chart: what the vehicle costs, then what the loan does. */
export const SHARES = ['deposit', 'repaid', 'balloon', 'cost'] as const;
export type Share = (typeof SHARES)[number];

type Figure =
  | 'repayment'
  | 'period'
  | 'rate'
  | 'comparison'
  | 'borrowed'
  | 'interest'
  | 'fees'
  | 'balloon'
  | 'total';

const PERIOD_WORDS: Readonly<Record<Period, string>> = {
  weekly: 'a week',
  fortnightly: 'a fortnight',
  monthly: 'a month',
};

/** What the calculator shows of a loan that has no problem. */
export function estimateView(loan: Loan, period: Period, fees: LoanFees): EstimateView {
  const found = estimate(loan, period, fees);
  return {
    figures: figuresOf(loan, period, found),
    years: yearsOf(loan, found),
    shares: sharesOf(loan, found),
    sentence: sentenceOf(loan, period, found),
  };
}

function figuresOf(loan: Loan, period: Period, found: Estimate): EstimateView['figures'] {
  return {
    repayment: dollars(found.repayment),
    period: PERIOD_WORDS[period],
    rate: perCent(loan.rate),
    comparison: perCent(found.comparisonRate),
    borrowed: dollars(found.borrowed),
    interest: dollars(found.interest),
    fees: dollars(found.fees),
    balloon: dollars(loan.balloon),
    total: dollars(found.total),
  };
}

function yearsOf(loan: Loan, { borrowed }: Estimate): EstimateView['years'] {
  return owedByYear(loan).map((owed, index) => ({
    label: `After ${yearCount(index + 1)}`,
    owed: dollars(owed),
    part: Math.round((owed / borrowed) * 1000) / 1000,
  }));
}

function sharesOf({ deposit, balloon }: Loan, { borrowed, interest, fees, total }: Estimate) {
  const part = (sum: number) => Math.round((sum / total) * 1000) / 1000;
  return {
    deposit: part(deposit),
    repaid: part(borrowed - balloon),
    balloon: part(balloon),
    cost: part(interest + fees),
  };
}

/** A part as it is read: 0.176 -> '18%'. */
export function shareWords(part: number): string {
  return `${Math.round(part * 100)}%`;
}

function sentenceOf(loan: Loan, period: Period, { borrowed, repayment, comparisonRate }: Estimate): string {
  const balloon = loan.balloon > 0 ? ` with a balloon of ${dollars(loan.balloon)}` : '';
  return `About ${dollars(repayment)} ${PERIOD_WORDS[period]} for ${dollars(borrowed)} over ${yearCount(loan.years)}${balloon}, at ${perCent(loan.rate)} a year (comparison rate ${perCent(comparisonRate)}).`;
}

function yearCount(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/** Always two decimals, as rates are told: '6.00%'. */
function perCent(rate: number): string {
  return `${rate.toFixed(2)}%`;
}
