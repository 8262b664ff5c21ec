/** The payment periods, with the number of payments in a year. */
export const PAYMENTS_PER_YEAR = { weekly: 52, fortnightly: 26, monthly: 12 } as const;
export type Period = keyof typeof PAYMENTS_PER_YEAR;

/** A visitor's input to the calculator: whole dollars, the rate in per cent a year. */
export interface Loan {
  readonly price: number;
  readonly deposit: number;
  readonly rate: number;
  readonly years: number;
  /** The amount paid once, with the last repayment. */
  readonly balloon: number;
}

/** A lender's fees in dollars: one at the start, and one with each monthly repayment. */
export interface LoanFees {
  readonly establishment: number;
  readonly monthly: number;
}

export interface LoanEstimate {
  /** The amount borrowed: price less deposit. */
  readonly borrowed: number;
  /** The monthly repayment in dollars and cents, without fees. */
  readonly monthly: number;
  /** The repayment per period in whole dollars, rounded up (T-56), including the monthly fee. */
  readonly repayment: number;
  readonly interest: number;
  readonly fees: number;
  /** The total cost of the vehicle: deposit, repayments, balloon and fees. */
  readonly total: number;
}

/** A lender's rate in per cent a year, with what belongs to it. */
export interface LenderRate {
  readonly rate: number;
  /** null = not known; the rate is then an assumption and not an offer. */
  readonly comparisonRate: number | null;
  readonly fees: LoanFees;
}

export const NO_FEES: LoanFees = { establishment: 0, monthly: 0 };

/** The monthly repayment, in dollars and cents, that pays `amount` back over `months` but for the balloon (T-56). */
export function monthlyRepayment(amount: number, rate: number, months: number, balloon = 0): number {
  const i = rate / 1200;
  if (i === 0) return (amount - balloon) / months;
  // log1p and expm1 stay precise for rates close to 0.
  const grown = -months * Math.log1p(i);
  return ((amount - balloon * Math.exp(grown)) * i) / -Math.expm1(grown);
}

/** The amount that monthly repayments and a balloon pay back: the inverse of monthlyRepayment. */
export function presentValue(monthly: number, rate: number, months: number, balloon = 0): number {
  const i = rate / 1200;
  if (i === 0) return monthly * months + balloon;
  const grown = -months * Math.log1p(i);
  return (monthly * -Math.expm1(grown)) / i + balloon * Math.exp(grown);
}

/** The full estimate of a valid loan (see findLoanProblem). */
export function estimateLoan(loan: Loan, period: Period, fees: LoanFees = NO_FEES): LoanEstimate {
  const { price, deposit, rate, years, balloon } = loan;
  const months = years * 12;
  const borrowed = price - deposit;
  const monthly = monthlyRepayment(borrowed, rate, months, balloon);
  const feesInAll = fees.establishment + fees.monthly * months;
  const interest = monthly * months + balloon - borrowed;
  return {
    borrowed,
    monthly,
    repayment: Math.ceil(roundToCents(((monthly + fees.monthly) * 12) / PAYMENTS_PER_YEAR[period])),
    // A lender that rounds its repayment down charges less interest, not a negative fee.
    interest: interest + Math.min(0, feesInAll),
    fees: Math.max(0, feesInAll),
    total: price + interest + feesInAll,
  };
}

/**
 * The comparison rate to show with the rate of a loan, null for none (T-57). A comparison rate is worked out by its lender
 * for one example loan ($30,000 over 5 years), so it stays with the lender's rate whatever the visitor borrows and for how
 * long. Any other rate is the visitor's own assumption: nobody offers it, so it has no comparison rate.
 */
export function findComparisonRate(rate: number, lender: LenderRate): number | null {
  return rate === lender.rate ? lender.comparisonRate : null;
}

/** The balance at the end of each year, in dollars; the last one is before the balloon is paid. */
export function getBalanceByYear(loan: Loan): number[] {
  const { price, deposit, rate, years, balloon } = loan;
  const i = rate / 1200;
  const monthly = monthlyRepayment(price - deposit, rate, years * 12, balloon);
  let owed = price - deposit;
  return Array.from({ length: years }, () => {
    for (let month = 0; month < 12; month++) owed = owed * (1 + i) - monthly;
    return Math.max(0, owed);
  });
}

/** The upper limits of the calculator; a larger figure is a typo. */
export const LOAN_LIMITS = { price: 1_000_000, rate: 30, years: 7 } as const;

/**
 * The first problem of a loan, by its field, with a message to show; undefined if there is none. NaN stands for an
 * unreadable number.
 */
export function findLoanProblem(
  loan: Loan,
): { readonly field: keyof Loan; readonly text: string } | undefined {
  const { price, deposit, rate, balloon } = loan;
  const within = (value: number, low: number, high: number) => value >= low && value <= high;
  if (!within(price, 1, LOAN_LIMITS.price))
    return { field: 'price', text: 'Enter a price between $1 and $1,000,000.' };
  if (!within(deposit, 0, price - 1))
    return { field: 'deposit', text: 'Enter a deposit below the price, or 0.' };
  if (!within(rate, 0, LOAN_LIMITS.rate))
    return { field: 'rate', text: `Enter a rate between 0 and ${LOAN_LIMITS.rate} per cent.` };
  if (!within(balloon, 0, price - deposit - 1))
    return { field: 'balloon', text: 'Enter a balloon below the amount you borrow, or 0.' };
  return undefined;
}

/** Floating-point sums can be slightly above a whole dollar, and must not be rounded up for it. */
function roundToCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
