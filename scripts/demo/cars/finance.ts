import type { Car } from '#domain/car/car.ts';
import { monthlyRepayment } from '#domain/finance/repayment.ts';

/** Per cent a year. */
const INTEREST_RATE = 9.24;
/** Per cent a year: the interest and a $415 fee on a secured loan of $30,000 over 5 years. */
const COMPARISON_RATE = 9.84;
const TERM_MONTHS = 60;
const DEPOSIT_SHARE = 0.1;

const DISCLAIMER = 'Indicative only: a guide, not an offer of finance. For approved applicants only.';

/** The finance figures of the invented lenders: identical, but the first only finances newer vehicles. */
export function lenderFigures(price: number): Car['finance_lenders'] {
  const deposit = Math.round(price * DEPOSIT_SHARE);
  const monthly = monthlyRepayment(price - deposit, INTEREST_RATE, TERM_MONTHS);
  const figures = {
    interestRate: INTEREST_RATE,
    comparisonRate: COMPARISON_RATE,
    paymentWeek: Math.ceil((monthly * 12) / 52),
    paymentMonth: Math.ceil(monthly),
    termYears: TERM_MONTHS / 12,
    termMonths: TERM_MONTHS,
    deposit,
    balloon: 0,
    disclaimer: DISCLAIMER,
  };
  return { Taurus: figures, Manual: figures };
}
