import {
  estimateLoan,
  getBalanceByYear,
  type Loan,
  type LoanEstimate,
  type LoanFees,
  type Period,
} from '#domain/finance/repayment.ts';
import { formatDollars } from '#domain/numbers.ts';

/** An estimate as displayed. */
export interface EstimateView {
  readonly figures: Readonly<Record<FigureName, string>>;
  /** The balance after each year, with its share of the amount borrowed (0 to 1). */
  readonly years: readonly { readonly label: string; readonly owed: string; readonly part: number }[];
  /** The shares of the total cost (0 to 1); they add up to 1. */
  readonly shares: Readonly<Record<CostShare, number>>;
  /** A summary in one sentence, for screen readers and for an enquiry. */
  readonly sentence: string;
}

/** The shares in the order of the chart: the vehicle's price, then the cost of the loan. */
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

/** The calculator's view of a valid loan. */
export function buildEstimateView(loan: Loan, period: Period, fees: LoanFees): EstimateView {
  const estimate = estimateLoan(loan, period, fees);
  return {
    figures: formatFigures(loan, period, estimate),
    years: listYearlyBalances(loan, estimate),
    shares: calculateShares(loan, estimate),
    sentence: describeLoan(loan, period, estimate),
  };
}

function formatFigures(loan: Loan, period: Period, estimate: LoanEstimate): EstimateView['figures'] {
  return {
    repayment: formatDollars(estimate.repayment),
    period: PERIOD_TEXT[period],
    rate: formatPercent(loan.rate),
    comparison: formatPercent(estimate.comparisonRate),
    borrowed: formatDollars(estimate.borrowed),
    interest: formatDollars(estimate.interest),
    fees: formatDollars(estimate.fees),
    balloon: formatDollars(loan.balloon),
    total: formatDollars(estimate.total),
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

/** A share in per cent: 0.176 -> '18%'. */
export function formatShare(part: number): string {
  return `${Math.round(part * 100)}%`;
}

function describeLoan(
  loan: Loan,
  period: Period,
  { borrowed, repayment, comparisonRate }: LoanEstimate,
): string {
  const balloon = loan.balloon > 0 ? ` with a balloon of ${formatDollars(loan.balloon)}` : '';
  return `About ${formatDollars(repayment)} ${PERIOD_TEXT[period]} for ${formatDollars(borrowed)} over ${formatYears(loan.years)}${balloon}, at ${formatPercent(loan.rate)} p.a. (comparison rate ${formatPercent(comparisonRate)}).`;
}

function formatYears(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/** Always two decimals, as is usual for rates: '6.00%'. */
function formatPercent(rate: number): string {
  return `${rate.toFixed(2)}%`;
}
