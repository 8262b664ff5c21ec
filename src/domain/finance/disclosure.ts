import { formatDollars } from '#domain/numbers.ts';
import type { ShownLender } from './lender.ts';
import { getLenderTerms } from './lender-terms.ts';

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
