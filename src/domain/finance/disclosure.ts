import { formatDollars } from '#domain/numbers.ts';
import type { ShownLender } from './lender.ts';
import { getLenderTerms } from './lender-terms.ts';

/**
 * What a repayment is reckoned from, the interest with its comparison rate (T-57): '60 months at 9.24% p.a. interest, 9.84%
 * p.a. comparison rate*, $5,299 deposit, $9,000 balloon.'
 */
export function describeFinanceTerms({
  figures,
  comparisonRate,
}: Pick<ShownLender, 'figures' | 'comparisonRate'>): string {
  const { interestRate, termMonths, termYears, deposit, balloon } = figures;
  const months = termMonths ?? (termYears === null ? null : termYears * 12);
  const parts = [
    `${months === null ? '' : `${months} months at `}${interestRate}% p.a. interest`,
    `${comparisonRate}% p.a. comparison rate*`,
    ...(deposit ? [`${formatDollars(deposit)} deposit`] : []),
    ...(balloon ? [`${formatDollars(balloon)} balloon`] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** What a repayment is based on and is not, below it: its terms, the lender's usual ones, and what it says of them. */
export function repaymentNote(lender: Pick<ShownLender, 'name' | 'figures' | 'comparisonRate'>): string {
  const { basis } = getLenderTerms(lender.name);
  return ['Repayment:', describeFinanceTerms(lender), basis, lender.figures.disclaimer]
    .filter(Boolean)
    .join(' ');
}
