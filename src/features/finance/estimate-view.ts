import {
  estimateLoan,
  findComparisonRate,
  getBalanceByYear,
  type LenderRate,
  type Loan,
  type LoanEstimate,
  type Period,
} from '#domain/finance/repayment.ts';
import { FORMAT_LOCALE, formatDollars } from '#domain/numbers.ts';

/** An estimate as displayed. */
export interface EstimateView {
  readonly figures: Readonly<Record<FigureName, string>>;
  /** The lender's rates: '9.24% p.a.' and '9.84% p.a.'. Null for a rate that has no comparison rate: then none is shown. */
  readonly rates: { readonly interest: string; readonly comparison: string } | null;
  /** Whether the lender charges fees on top of the interest. */
  readonly hasFees: boolean;
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

type FigureName = 'repayment' | 'period' | 'borrowed' | 'interest' | 'fees' | 'balloon' | 'total';

const PERIOD_TEXT: Readonly<Record<Period, string>> = {
  weekly: 'a week',
  fortnightly: 'a fortnight',
  monthly: 'a month',
};

/** The calculator's view of a valid loan. */
export function buildEstimateView(loan: Loan, period: Period, lender: LenderRate): EstimateView {
  const estimate = estimateLoan(loan, period, lender.fees);
  const comparison = findComparisonRate(loan.rate, lender);
  const rates =
    comparison === null ? null : { interest: formatRate(loan.rate), comparison: formatRate(comparison) };
  return {
    figures: formatFigures(loan, period, estimate),
    rates,
    hasFees: estimate.fees > 0,
    years: listYearlyBalances(loan, estimate),
    shares: calculateShares(loan, estimate),
    sentence: describeLoan(loan, period, estimate, rates),
  };
}

function formatFigures(loan: Loan, period: Period, estimate: LoanEstimate): EstimateView['figures'] {
  return {
    repayment: formatDollars(estimate.repayment),
    period: PERIOD_TEXT[period],
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
  { borrowed, repayment }: LoanEstimate,
  rates: EstimateView['rates'],
): string {
  const balloon = loan.balloon > 0 ? ` with a balloon of ${formatDollars(loan.balloon)}` : '';
  const basis = rates
    ? `at ${rates.interest} (comparison rate ${rates.comparison})`
    : `assuming ${formatRate(loan.rate)} interest`;
  return `About ${formatDollars(repayment)} ${PERIOD_TEXT[period]} for ${formatDollars(borrowed)} over ${formatYears(loan.years)}${balloon}, ${basis}.`;
}

function formatYears(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/** At least two decimals, as is usual for rates, and all that the lender states: '6.00% p.a.', '9.845% p.a.'. */
function formatRate(rate: number): string {
  return `${rate.toLocaleString(FORMAT_LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 9 })}% p.a.`;
}
