import { type Loan, PAYMENTS_PER_YEAR, type Period } from '#domain/finance/repayment.ts';

/** The loan and repayment period in a form's fields; values that are not numbers are NaN. */
export function readLoan(data: FormData): { readonly loan: Loan; readonly period: Period } {
  const field = (name: string) => parseFormNumber(String(data.get(name)));
  const period = String(data.get('period'));
  return {
    loan: {
      price: field('price'),
      deposit: field('deposit'),
      rate: field('rate'),
      years: field('years'),
      balloon: field('balloon'),
    },
    period: period in PAYMENTS_PER_YEAR ? (period as Period) : 'weekly',
  };
}

/** Parses '$36,490' and '36 490' as 36490; an empty field is 0, text that is not a number NaN. */
export function parseFormNumber(text: string): number {
  return Number(text.replace(/[$%,\s]/g, ''));
}
