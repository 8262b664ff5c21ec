import { expect, test } from 'vitest';
import { LENDERS } from '#domain/finance/lender.ts';
import { getFinanceExpiry, getLenderTerms } from '#domain/finance/lender-terms.ts';

test.each([
  ['a month ahead for Taurus', 'Taurus', '2027-01-31', null, '2027-02-28'],
  ["whatever the dealer's day", 'Taurus', '2026-11-21', '2027-06-30', '2026-12-21'],
  ["the dealer's day for others", 'Manual', '2026-11-21', '2027-06-30', '2027-06-30'],
  ['to the end of that day', 'Angle', '2027-06-30', '2027-06-30', '2027-06-30'],
  ['not said when it is over', 'Angle', '2027-07-01', '2027-06-30', null],
  ['not said where the dealer names none', 'AusLoans', '2026-11-21', null, null],
] as const)('an offer is valid until: %s (%s on %s, fixed %s: %s)', (_, lender, today, fixed, end) => {
  expect(getFinanceExpiry(lender, today, fixed)).toBe(end);
});

test('only Taurus states that its repayments assume a deposit of 10%', () => {
  expect(LENDERS.filter((lender) => getLenderTerms(lender).basis !== null)).toEqual(['Taurus']);
  expect(getLenderTerms('Taurus').basis).toBe('Assumes a deposit of 10%.');
});
