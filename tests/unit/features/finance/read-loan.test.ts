import { expect, test } from 'vitest';
import { parseFormNumber, readLoan } from '#features/finance/read-loan.ts';

test.each([
  ['$36,490', 36_490],
  ['36 490', 36_490],
  ['36\u00a0490', 36_490],
  ['1,234,567', 1_234_567],
  ['9.24%', 9.24],
  ['-5', -5],
  ['', 0],
  [' ', 0],
  ['about 5', Number.NaN],
  ['5 years', Number.NaN],
])('%j is read as %d', (text, number) => expect(parseFormNumber(text)).toBe(number));

const FIELDS = {
  price: '$36,490',
  deposit: '3 000',
  rate: '9.24%',
  years: '5',
  balloon: '',
  period: 'monthly',
};
const form = (over: Readonly<Record<string, string>> = {}) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...FIELDS, ...over })) data.set(name, value);
  return data;
};

test('a loan is read from the fields of its form', () => {
  expect(readLoan(form())).toEqual({
    loan: { price: 36_490, deposit: 3000, rate: 9.24, years: 5, balloon: 0 },
    period: 'monthly',
  });
});

test.each(['weekly', 'fortnightly', 'monthly'])('it is repaid %s', (period) => {
  expect(readLoan(form({ period })).period).toBe(period);
});

test('it is repaid by the week where the form says nothing that we know, and what is missing is no number', () => {
  expect(readLoan(form({ period: 'daily' })).period).toBe('weekly');
  const empty = readLoan(new FormData());
  expect(empty.period).toBe('weekly');
  expect(empty.loan.price).toBeNaN();
});
