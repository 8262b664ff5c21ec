import { expect, test } from 'vitest';
import { LENDERS } from '#domain/finance/lender.ts';
import { getFinanceExpiry, getLenderTerms } from '#domain/finance/lender-terms.ts';

test.each([
  { what: 'a month ahead for Taurus', lender: 'Taurus', today: '2027-01-31', fixed: null, end: '2027-02-28' },
  {
    what: "whatever the dealer's day",
    lender: 'Taurus',
    today: '2026-11-21',
    fixed: '2027-06-30',
    end: '2026-12-21',
  },
  {
    what: "the dealer's day for others",
    lender: 'Manual',
    today: '2026-11-21',
    fixed: '2027-06-30',
    end: '2027-06-30',
  },
  {
    what: 'to the end of that day',
    lender: 'Angle',
    today: '2027-06-30',
    fixed: '2027-06-30',
    end: '2027-06-30',
  },
  { what: 'not said when it is over', lender: 'Angle', today: '2027-07-01', fixed: '2027-06-30', end: null },
  {
    what: 'not said where the dealer names none',
    lender: 'AusLoans',
    today: '2026-11-21',
    fixed: null,
    end: null,
  },
] as const)('an offer is valid until: $what', ({ lender, today, fixed, end }) => {
  expect(getFinanceExpiry(lender, today, fixed)).toBe(end);
});

test('only Taurus states that its repayments assume a deposit of 10%', () => {
  expect(LENDERS.filter((lender) => getLenderTerms(lender).basis !== null)).toEqual(['Taurus']);
  expect(getLenderTerms('Taurus').basis).toBe('Assumes a deposit of 10%.');
});
