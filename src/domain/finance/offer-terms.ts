import { addMonths } from '#domain/hours/local-time.ts';
import type { LenderName } from './lender.ts';

/** What holds for a lender's offers beyond their figures. */
interface OfferTerms {
  /** What the repayments are worked out with; null = what the figures say is all. */
  readonly basis: string | null;
  /** For how many months from today an offer is valid; null = until the dealer's fixed day. */
  readonly validMonths: number | null;
}

const USUAL: OfferTerms = { basis: null, validMonths: null };

/** The lenders that have terms of their own. */
const TERMS: Readonly<Partial<Record<LenderName, OfferTerms>>> = {
  Taurus: { basis: 'Worked out with a deposit of 10%.', validMonths: 1 },
};

export function offerTerms(lender: LenderName): OfferTerms {
  return TERMS[lender] ?? USUAL;
}

/**
 * The last day (ISO) of an offer seen `today` (ISO, at the dealer). `fixedEnd` is the dealer's day for lenders without a
 * term of their own. Null where none is known, or that day is over.
 */
export function offerEnd(lender: LenderName, today: string, fixedEnd: string | null): string | null {
  const { validMonths } = offerTerms(lender);
  if (validMonths !== null) return addMonths(today, validMonths);
  return fixedEnd !== null && fixedEnd >= today ? fixedEnd : null;
}
