import { addMonths } from '#domain/hours/local-time.ts';
import type { LenderName } from './lender.ts';

/** A lender's terms beyond the figures of a car. */
interface LenderTerms {
  /** The assumption behind the repayments; null = the figures themselves state all of it. */
  readonly basis: string | null;
  /** How many months from today an offer is valid; null = until the dealer's fixed day. */
  readonly validMonths: number | null;
}

const DEFAULT_TERMS: LenderTerms = { basis: null, validMonths: null };

/** The terms of the lenders that have any of their own. */
const TERMS_BY_LENDER: Readonly<Partial<Record<LenderName, LenderTerms>>> = {
  Taurus: { basis: 'Assumes a deposit of 10%.', validMonths: 1 },
};

export function getLenderTerms(lender: LenderName): LenderTerms {
  return TERMS_BY_LENDER[lender] ?? DEFAULT_TERMS;
}

/**
 * The last day (ISO) of an offer shown `today` (ISO, in the dealer's time zone). `fixedEnd` is the dealer's own day,
 * for lenders without a term. Null if there is none or it has passed.
 */
export function getFinanceExpiry(lender: LenderName, today: string, fixedEnd: string | null): string | null {
  const { validMonths } = getLenderTerms(lender);
  if (validMonths !== null) return addMonths(today, validMonths);
  return fixedEnd !== null && fixedEnd >= today ? fixedEnd : null;
}
