import { addMonths } from '#domain/hours/local-time.ts';
import type { LenderName } from './lender.ts';

/** What holds for a lender's offers beyond their figures. */
interface LenderTerms {
  /** What the repayments are worked out with; null = what the figures say is all. */
  readonly basis: string | null;
  /** For how many months from today an offer is valid; null = until the dealer's fixed day. */
  readonly validMonths: number | null;
}

const DEFAULT_TERMS: LenderTerms = { basis: null, validMonths: null };

/** The lenders that have terms of their own. */
const TERMS_BY_LENDER: Readonly<Partial<Record<LenderName, LenderTerms>>> = {
  Taurus: { basis: 'Worked out with a deposit of 10%.', validMonths: 1 },
};

export function getLenderTerms(lender: LenderName): LenderTerms {
  return TERMS_BY_LENDER[lender] ?? DEFAULT_TERMS;
}

/**
 * The last day (ISO) of an offer seen `today` (ISO, at the dealer). `fixedEnd` is the dealer's day for lenders without a
 * term of their own. Null where none is known, or that day is over.
 */
export function getFinanceExpiry(lender: LenderName, today: string, fixedEnd: string | null): string | null {
  const { validMonths } = getLenderTerms(lender);
  if (validMonths !== null) return addMonths(today, validMonths);
  return fixedEnd !== null && fixedEnd >= today ? fixedEnd : null;
}
