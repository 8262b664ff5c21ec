import { expect, test } from 'vitest';
import { describeFinanceTerms, repaymentNote } from '#domain/finance/disclosure.ts';

const figures = {
  interestRate: 9.24,
  comparisonRate: 9.84,
  paymentWeek: 229,
  paymentMonth: 990,
  termYears: 5,
  termMonths: 60,
  deposit: 5299,
  balloon: 0,
  disclaimer: null,
};

test.each([
  {
    what: 'all of it',
    over: { balloon: 9000 },
    text: '60 months at 9.24% p.a. interest, 9.84% p.a. comparison rate*, $5,299 deposit, $9,000 balloon.',
  },
  {
    what: 'no balloon',
    over: {},
    text: '60 months at 9.24% p.a. interest, 9.84% p.a. comparison rate*, $5,299 deposit.',
  },
  {
    what: 'years alone',
    over: { termMonths: null, termYears: 7, deposit: null },
    text: '84 months at 9.24% p.a. interest, 9.84% p.a. comparison rate*.',
  },
  {
    what: 'no term',
    over: { termMonths: null, termYears: null, deposit: null },
    text: '9.24% p.a. interest, 9.84% p.a. comparison rate*.',
  },
  {
    what: 'a rate of 0',
    over: { interestRate: 0, deposit: null },
    text: '60 months at 0% p.a. interest, 9.84% p.a. comparison rate*.',
  },
])('a repayment names its basis: $what', ({ over, text }) => {
  expect(describeFinanceTerms({ figures: { ...figures, ...over }, comparisonRate: 9.84 })).toBe(text);
});

test.each([
  [
    'Manual',
    'Guide only.',
    'Repayment based on 60 months at 9.24% p.a. interest, 9.84% p.a. comparison rate*, $5,299 deposit. Guide only.',
  ],
  [
    'Taurus',
    null,
    'Repayment based on 60 months at 9.24% p.a. interest, 9.84% p.a. comparison rate*, $5,299 deposit. Assumes a deposit of 10%.',
  ],
] as const)(
  'the note below it has the usual terms and the disclaimer of %s: %j',
  (name, disclaimer, text) => {
    expect(repaymentNote({ name, figures: { ...figures, disclaimer }, comparisonRate: 9.84 })).toBe(text);
  },
);
