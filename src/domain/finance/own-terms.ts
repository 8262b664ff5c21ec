import { getCarLoan } from './car-loan.ts';
import { describeFinanceTerms } from './disclosure.ts';
import type { ShownLender } from './lender.ts';
import { LOAN_LIMITS, monthlyRepayment, roundToCents } from './repayment.ts';

/** A lender's loan for a car, complete enough to work out its repayment for another deposit or term. */
export interface OwnTermsLoan {
  /** Whole dollars. */
  readonly price: number;
  readonly deposit: number;
  readonly balloon: number;
  /** Per cent a year. */
  readonly rate: number;
  readonly comparisonRate: number;
  readonly years: number;
  /** Dollars a week that the lender charges on top of interest and principal. */
  readonly weeklyExtra: number;
}

/** A visitor's own deposit (dollars) and term (years). */
export interface OwnTerms {
  readonly deposit: number;
  readonly years: number;
}

/** The most that fees add to a repayment. A larger difference means that the lender calculates in another way. */
const MAX_WEEKLY_FEES = 15;

/** The loan behind a car's repayment; null if the figures lack something or do not follow the formula (T-56). */
export function findOwnTermsLoan(
  price: number,
  lender: Pick<ShownLender, 'figures' | 'comparisonRate' | 'weekly'>,
): OwnTermsLoan | null {
  const { rate, deposit, balloon, years } = getCarLoan(price, lender);
  if (lender.weekly === null || rate === null || deposit === null || years === null) return null;
  if (!Number.isInteger(years) || years < 1 || years > LOAN_LIMITS.years) return null;
  const loan = { price, rate, comparisonRate: lender.comparisonRate, deposit, years, balloon: balloon ?? 0 };
  if (loan.balloon >= price - deposit) return null;
  const exact = exactWeekly({ ...loan, weeklyExtra: 0 }, loan);
  if (lender.weekly === Math.ceil(exact)) return { ...loan, weeklyExtra: 0 };
  const weeklyExtra = lender.weekly - exact;
  return weeklyExtra > 0 && weeklyExtra <= MAX_WEEKLY_FEES ? { ...loan, weeklyExtra } : null;
}

/** The highest deposit that leaves something to borrow besides the balloon: half the price at most. */
export function maxDeposit({ price, balloon, deposit }: OwnTermsLoan): number {
  return Math.max(deposit, Math.floor((price - balloon) / 200) * 100);
}

/** The weekly repayment in whole dollars, rounded up, at the lender's rate. */
export function weeklyOnOwnTerms(loan: OwnTermsLoan, terms: OwnTerms): number {
  return Math.ceil(exactWeekly(loan, terms));
}

function exactWeekly(
  { price, rate, balloon, weeklyExtra }: OwnTermsLoan,
  { deposit, years }: OwnTerms,
): number {
  const monthly = monthlyRepayment(price - deposit, rate, years * 12, balloon);
  return roundToCents((monthly * 12) / 52 + weeklyExtra);
}

/** The basis of the repayment, with both rates (T-57). */
export function describeOwnTerms(loan: OwnTermsLoan, { deposit, years }: OwnTerms): string {
  const terms = describeFinanceTerms({
    comparisonRate: loan.comparisonRate,
    figures: {
      interestRate: loan.rate,
      comparisonRate: loan.comparisonRate,
      paymentWeek: null,
      paymentMonth: null,
      termYears: years,
      termMonths: null,
      deposit,
      balloon: loan.balloon,
      disclaimer: null,
    },
  });
  return `Our estimate for your deposit and term: ${terms}`;
}
