import type { Car } from '#domain/car/car.ts';
import { presentValue } from './repayment.ts';

type LenderFigures = Car['finance_lenders'][string];

/** How far the loan that the repayments pay off may be from the price: fees and rounding explain less. */
const MAX_DIFFERENCE = 0.25;

/**
 * Whether a lender's repayments can be those of a car at this price. Where rate, term and repayment are all given they
 * say how much is lent; feeds that change a price and not the figures would show a repayment that no lender offers. Figures
 * that leave one of them out say nothing, and are plausible.
 */
export function areFiguresPlausible(figures: LenderFigures, price: number): boolean {
  const lent = getLentAmount(figures);
  if (lent === undefined || price <= 0) return true;
  const expected = price - (figures.deposit ?? 0);
  return expected > 0 && Math.abs(lent - expected) / expected <= MAX_DIFFERENCE;
}

/** The present value of all repayments and the balloon, in dollars. */
function getLentAmount(figures: LenderFigures): number | undefined {
  const { interestRate, termMonths, termYears, paymentMonth, paymentWeek, balloon } = figures;
  const months = termMonths ?? (termYears === null ? null : termYears * 12);
  const monthly = paymentMonth ?? (paymentWeek === null ? null : (paymentWeek * 52) / 12);
  if (interestRate === null || !months || !monthly) return undefined;
  return presentValue(monthly, interestRate, months, balloon ?? 0);
}
