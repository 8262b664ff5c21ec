import { expect, test } from 'vitest';
import { getCarLoan } from '#domain/finance/car-loan.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

test.each([
  { what: 'all of its terms', figures: { termYears: 5, termMonths: 84 }, years: 5 },
  { what: 'a term in months', figures: { termMonths: 84 }, years: 7 },
  { what: 'no term', figures: {}, years: null },
])('the loan for a car with $what is over $years years', ({ figures, years }) => {
  const given = { interestRate: 9.24, deposit: 5299, balloon: 9000, ...figures };
  const { Manual } = makeCar({ finance_lenders: { Manual: given } }).finance_lenders;
  expect(Manual && getCarLoan(52_990, { figures: Manual })).toEqual({
    price: 52_990,
    rate: 9.24,
    deposit: 5299,
    balloon: 9000,
    years,
  });
});
