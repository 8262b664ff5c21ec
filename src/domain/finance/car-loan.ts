import type { ShownLender } from './lender.ts';

/** A lender's loan for a car: whole dollars, per cent a year, years. null = the lender's figures do not include it. */
export interface CarLoan {
  readonly price: number;
  readonly rate: number | null;
  readonly deposit: number | null;
  readonly balloon: number | null;
  readonly years: number | null;
}

/** The loan behind the repayment that a car's page shows. */
export function getCarLoan(price: number, { figures }: Pick<ShownLender, 'figures'>): CarLoan {
  const { interestRate, deposit, balloon, termYears, termMonths } = figures;
  const years = termYears ?? (termMonths === null ? null : termMonths / 12);
  return { price, rate: interestRate, deposit, balloon, years };
}
