import { formatDollars } from '#domain/numbers.ts';
import { type CompleteCarLoan, getCarLoan, isComplete, weeklyRepayment } from './car-loan.ts';
import { describeFinanceTerms, repaymentLabel } from './disclosure.ts';
import type { ShownLender } from './lender.ts';

/** What a repayment depends on besides the deposit. */
export type RepaymentLoan = Pick<CompleteCarLoan, 'price' | 'rate' | 'years' | 'balloon' | 'monthlyFee'>;

/** A visitor's own deposit (dollars) and term (years). */
export interface OwnTerms {
  readonly deposit: number;
  readonly years: number;
}

/** Terms that lenders offer, in years. */
export const USUAL_TERMS: readonly number[] = [3, 4, 5, 7];

/** The most that fees add to a monthly repayment. A larger difference means that the lender calculates in another way. */
const MAX_MONTHLY_FEES = (15 * 52) / 12;

/** The loan behind a car's repayment; null if the figures lack something or do not follow the formula (T-56). */
export function findOwnTermsLoan(
  price: number,
  lender: Pick<ShownLender, 'figures' | 'comparisonRate' | 'weekly'>,
): CompleteCarLoan | null {
  const loan = getCarLoan(price, lender);
  if (!loan || lender.weekly === null || lender.figures.deposit === null || !isComplete(loan)) return null;
  const explained = loan.monthlyFee >= 0 && loan.monthlyFee <= MAX_MONTHLY_FEES;
  return explained && weeklyRepayment(loan) === lender.weekly ? loan : null;
}

/** The highest deposit that leaves something to borrow besides the balloon: half the price at most. */
export function maxDeposit({ price, balloon, deposit }: CompleteCarLoan): number {
  return Math.max(deposit, Math.floor((price - balloon) / 200) * 100);
}

/** The weekly repayment in whole dollars, rounded up, at the lender's rate. */
export function weeklyOnOwnTerms(loan: RepaymentLoan, terms: OwnTerms): number {
  return weeklyRepayment({ ...loan, ...terms });
}

/** A repayment in two lines, the second with what differs from the lender's: 'from $187 per week', 'with $5,000 deposit, 7 yrs'. */
export function ownTermsLines(loan: RepaymentLoan, terms: OwnTerms): readonly [string, string] {
  const deposit = terms.deposit === 0 ? 'no' : formatDollars(terms.deposit);
  const term = terms.years === loan.years ? '' : `, ${terms.years} ${terms.years === 1 ? 'yr' : 'yrs'}`;
  return [repaymentLabel(weeklyOnOwnTerms(loan, terms)), `with ${deposit} deposit${term}`];
}

/** The basis of the repayment, with both rates (T-57). */
export function describeOwnTerms(loan: CompleteCarLoan, { deposit, years }: OwnTerms): string {
  const terms = describeFinanceTerms({
    comparisonRate: loan.comparisonRate,
    figures: { interestRate: loan.rate, termYears: years, termMonths: null, deposit, balloon: loan.balloon },
  });
  return `Our estimate for your deposit and term: ${terms}`;
}
