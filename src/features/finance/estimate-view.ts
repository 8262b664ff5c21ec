import {
  estimateLoan,
  getBalanceByYear,
  type Loan,
  type LoanEstimate,
  type LoanFees,
  type Period,
} from '#domain/finance/repayment.ts';
import { formatDollars } from '#domain/numbers.ts';

/** An estimate in words and figures. */
export interface EstimateView {
  readonly figures: Readonly<Record<FigureName, string>>;
  /** What is owed after each year, with its part of what is borrowed (0 to 1). */
  readonly years: readonly { readonly label: string; readonly owed: string; readonly part: number }[];
  /** What all that is paid is for, with each one's part of it (0 to 1); together they are all of it. */
  readonly shares: Readonly<Record<CostShare, number>>;
  /** The whole of it as one sentence, for screen readers and for an enquiry. */
  readonly sentence: string;
}

/** What is paid, in the order of the chart: what the vehicle costs, then what the loan does. */
export const COST_SHARES = ['deposit', 'repaid', 'balloon', 'cost'] as const;
export type CostShare = (typeof COST_SHARES)[number];

type FigureName =
  | 'repayment'
  | 'period'
  | 'rate'
  | 'comparison'
  | 'borrowed'
  | 'interest'
  | 'fees'
  | 'balloon'
  | 'total';

const PERIOD_TEXT: Readonly<Record<Period, string>> = {
  weekly: 'a week',
  fortnightly: 'a fortnight',
  monthly: 'a month',
};

/** What the calculator shows of a loan that has no problem. */
export function buildEstimateView(loan: Loan, period: Period, fees: LoanFees): EstimateView {
  const found = estimateLoan(loan, period, fees);
  return {
    figures: formatFigures(loan, period, found),
    years: listYearlyBalances(loan, found),
    shares: calculateShares(loan, found),
    sentence: describeLoan(loan, period, found),
  };
}

function formatFigures(loan: Loan, period: Period, found: LoanEstimate): EstimateView['figures'] {
  return {
    repayment: formatDollars(found.repayment),
    period: PERIOD_TEXT[period],
    rate: formatPercent(loan.rate),
    comparison: formatPercent(found.comparisonRate),
    borrowed: formatDollars(found.borrowed),
    interest: formatDollars(found.interest),
    fees: formatDollars(found.fees),
    balloon: formatDollars(loan.balloon),
    total: formatDollars(found.total),
  };
}

function listYearlyBalances(loan: Loan, { borrowed }: LoanEstimate): EstimateView['years'] {
  return getBalanceByYear(loan).map((owed, index) => ({
    label: `After ${formatYears(index + 1)}`,
    owed: formatDollars(owed),
    part: Math.round((owed / borrowed) * 1000) / 1000,
  }));
}

function calculateShares({ deposit, balloon }: Loan, { borrowed, interest, fees, total }: LoanEstimate) {
  const part = (sum: number) => Math.round((sum / total) * 1000) / 1000;
  return {
    deposit: part(deposit),
    repaid: part(borrowed - balloon),
    balloon: part(balloon),
    cost: part(interest + fees),
  };
}

/** A part as it is read: 0.176 -> '18%'. */
export function formatShare(part: number): string {
  return `${Math.round(part * 100)}%`;
}

function describeLoan(
  loan: Loan,
  period: Period,
  { borrowed, repayment, comparisonRate }: LoanEstimate,
): string {
  const balloon = loan.balloon > 0 ? ` with a balloon of ${formatDollars(loan.balloon)}` : '';
  return `About ${formatDollars(repayment)} ${PERIOD_TEXT[period]} for ${formatDollars(borrowed)} over ${formatYears(loan.years)}${balloon}, at ${formatPercent(loan.rate)} a year (comparison rate ${formatPercent(comparisonRate)}).`;
}

function formatYears(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/** Always two decimals, as rates are told: '6.00%'. */
function formatPercent(rate: number): string {
  return `${rate.toFixed(2)}%`;
}
