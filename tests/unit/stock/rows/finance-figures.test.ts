import { expect, test } from 'vitest';
import { dropStaleFigures } from '#stock/rows/build-car.ts';

/** A loan without interest: 10 repayments of a tenth of what is lent. */
const lend = (dollars: number) => ({
  interestRate: 0,
  comparisonRate: null,
  termMonths: 10,
  termYears: null,
  paymentMonth: dollars / 10,
  paymentWeek: null,
  balloon: null,
  deposit: null,
  disclaimer: null,
});

test('the figures of each lender stay unless they belong to another price', () => {
  const lenders = { near: lend(20_000), far: lend(40_000) };
  const result = dropStaleFigures({ finance_lenders: lenders, price: 20_000 });
  expect(result).toEqual({
    finance_lenders: { near: lenders.near },
    problems: [
      {
        field: 'finance_lenders',
        reason: 'the repayments of far belong to another price than 20000',
        value: lenders.far,
        fix: 'Send figures for the present price.',
      },
    ],
  });
});
