import { addMonths } from '#domain/hours/local-time.ts';
import { formatDollars } from '#domain/numbers.ts';
import type { LenderName, ShownLender } from './lender.ts';

/** The two lines of a finance box, equally prominent (T-57). */
export interface FinanceLabels {
  /** 'from $229 per week'; if the lender gives no repayment, the rate: '9.24% p.a. interest rate'. */
  readonly cost: string;
  /** '9.84% p.a. comparison rate*': the asterisk refers to the warning. Without comparison rates '9.24% p.a. plus fees'. */
  readonly rate: string;
}

/** The lines for a lender's figures. */
export function getFinanceLabels({ weekly, figures, comparisonRate }: ShownLender): FinanceLabels {
  return {
    cost: weekly === null ? `${figures.interestRate}% p.a. interest rate` : repaymentLabel(weekly),
    rate:
      comparisonRate === null
        ? `${figures.interestRate}% p.a. plus fees`
        : `${comparisonRate}% p.a. comparison rate*`,
  };
}

/** 'from $229 per week'. */
export function repaymentLabel(weekly: number): string {
  return `from ${formatDollars(weekly)} per week`;
}

/** The disclaimer below every repayment. */
export const FINANCE_DISCLAIMER =
  'Repayments are indicative only: a guide, not an offer of finance or a binding quote. Finance is for approved applicants only; the final offer is subject to approval by the provider.';

/**
 * The terms that a repayment is based on, the interest rate always with its comparison rate (T-57): '60 months at 9.24%
 * p.a. interest, 9.84% p.a. comparison rate*, $5,299 deposit, $9,000 balloon.'
 */
export function describeFinanceTerms({
  figures,
  comparisonRate,
}: Pick<ShownLender, 'comparisonRate'> & {
  readonly figures: Omit<
    ShownLender['figures'],
    'comparisonRate' | 'paymentWeek' | 'paymentMonth' | 'disclaimer'
  >;
}): string {
  const { interestRate, termMonths, termYears, deposit, balloon } = figures;
  const months = termMonths ?? (termYears === null ? null : termYears * 12);
  const parts = [
    `${months === null ? '' : `${months} months at `}${interestRate}% p.a. interest`,
    ...(comparisonRate === null ? [] : [`${comparisonRate}% p.a. comparison rate*`]),
    ...(deposit ? [`${formatDollars(deposit)} deposit`] : []),
    ...(balloon ? [`${formatDollars(balloon)} balloon`] : []),
  ];
  return `${parts.join(', ')}.`;
}

/**
 * The note below a repayment: its terms, the lender's usual ones, the lender's own disclaimer, and what a repayment is
 * not.
 */
export function repaymentNote(lender: Pick<ShownLender, 'name' | 'figures' | 'comparisonRate'>): string {
  const { basis } = getLenderTerms(lender.name);
  return ['Repayment based on', describeFinanceTerms(lender), basis, lender.figures.disclaimer]
    .filter(Boolean)
    .join(' ');
}

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
