import type { ShownLender } from './lender.ts';
import { estimateLoan, LOAN_LIMITS, type Loan, type LoanFees } from './repayment.ts';

/** A lender's loan for a car, as its page shows it: whole dollars, per cent a year. */
export interface CarLoan {
  readonly price: number;
  readonly deposit: number;
  readonly balloon: number;
  readonly rate: number;
  /** The one that the lender states for `rate`; null in a country that has none. */
  readonly comparisonRate: number | null;
  /** null = the lender's figures do not include it. */
  readonly years: number | null;
  /** Dollars a month that the lender's repayment is above interest and principal; below 0 if the lender rounds down. */
  readonly monthlyFee: number;
}

/** A car's loan that is complete enough to work out its repayment. */
export type CompleteCarLoan = CarLoan & { readonly years: number };

/** How far below the formula a repayment may be, in dollars a week: lenders that charge interest weekly ask less. */
const MAX_BELOW_FORMULA = 2;

/** The loan behind the rates and the repayment that a car's page shows; null without a rate. */
export function getCarLoan(
  price: number,
  { figures, comparisonRate, weekly }: Pick<ShownLender, 'figures' | 'comparisonRate' | 'weekly'>,
): CarLoan | null {
  const { interestRate, deposit, balloon, termYears, termMonths } = figures;
  if (interestRate === null) return null;
  const loan = {
    price,
    deposit: deposit ?? 0,
    balloon: balloon ?? 0,
    rate: interestRate,
    comparisonRate,
    years: termYears ?? (termMonths === null ? null : termMonths / 12),
    monthlyFee: 0,
  };
  if (weekly === null || !isComplete(loan) || weekly === weeklyRepayment(loan)) return loan;
  const extra = weekly - (estimateLoan(loan, 'monthly').monthly * 12) / 52;
  return extra < -MAX_BELOW_FORMULA ? loan : { ...loan, monthlyFee: (extra * 52) / 12 };
}

/** Whether a loan has a term that the calculator offers, and something to pay off besides the balloon. */
export function isComplete(loan: CarLoan): loan is CompleteCarLoan {
  const { price, deposit, balloon, years } = loan;
  if (years === null || !Number.isInteger(years) || years < 1 || years > LOAN_LIMITS.years) return false;
  return balloon < price - deposit;
}

/** The weekly repayment in whole dollars, rounded up, at the lender's rate and with what it adds. */
export function weeklyRepayment(loan: Loan & Pick<CarLoan, 'monthlyFee'>): number {
  return estimateLoan(loan, 'weekly', carLoanFees(loan)).repayment;
}

/** The fees of a car's loan: what its repayment contains; what is paid separately is unknown. */
export function carLoanFees({ monthlyFee }: Pick<CarLoan, 'monthlyFee'>): LoanFees {
  return { establishment: 0, monthly: monthlyFee };
}
