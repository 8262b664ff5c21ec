import { dollars } from '#domain/numbers.ts';
import type { ShownLender } from './lender.ts';

/** What a repayment is reckoned from: '60 months at 9.24% p.a. interest, $5,299 deposit, $9,000 balloon.' */
export function financeTerms({ figures }: Pick<ShownLender, 'figures'>): string {
  const { interestRate, termMonths, termYears, deposit, balloon } = figures;
  const months = termMonths ?? (termYears === null ? null : termYears * 12);
  const parts = [
    `${months === null ? '' : `${months} months at `}${interestRate}% p.a. interest`,
    ...(deposit ? [`${dollars(deposit)} deposit`] : []),
    ...(balloon ? [`${dollars(balloon)} balloon`] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** What a repayment is based on and is not, below it: its terms and what the lender says of them. */
export function repaymentNote(lender: Pick<ShownLender, 'figures'>): string {
  return ['Repayment:', financeTerms(lender), lender.figures.disclaimer].filter(Boolean).join(' ');
}
