import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMPARISON_WARNING } from '#domain/comparison-warning.ts';
import {
  describeFinanceTerms,
  FINANCE_DISCLAIMER,
  getFinanceExpiry,
  getFinanceLabels,
  getLenderTerms,
  repaymentNote,
} from '#domain/finance/disclosure.ts';
import { findShownLender, LENDERS } from '#domain/finance/lender.ts';
import { PRE_APPROVAL_LABEL, preApprovalLink } from '#domain/finance/pre-approval.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

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

const YEAR = 2026;
type Lenders = NonNullable<NonNullable<Parameters<typeof makeCar>[0]>['finance_lenders']>;
const wordsFor = (figures: Lenders[string]) => {
  const shown = findShownLender(makeCar({ finance_lenders: { Taurus: figures } }), LENDERS, YEAR, true);
  return shown && getFinanceLabels(shown);
};

test.each([
  {
    figures: { interestRate: 9.24, comparisonRate: 9.84, paymentWeek: 228.4 },
    words: { cost: 'from $229 per week', rate: '9.84% p.a. comparison rate*' },
  },
  {
    figures: { interestRate: 8, comparisonRate: 8.5, paymentMonth: 5200 },
    words: { cost: 'from $1,200 per week', rate: '8.5% p.a. comparison rate*' },
  },
  {
    figures: { interestRate: 0, comparisonRate: 0 },
    words: { cost: '0% p.a. interest rate', rate: '0% p.a. comparison rate*' },
  },
  { figures: { interestRate: 9.24, comparisonRate: null, paymentWeek: 228 }, words: null },
])('$figures reads $words (T-57)', ({ figures, words }) => expect(wordsFor(figures)).toEqual(words));

test('the warning and the disclaimer have their exact wording', () => {
  expect(COMPARISON_WARNING).toBe(
    '*Comparison rates are based on a secured loan of $30,000 over 5 years. WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  );
  expect(FINANCE_DISCLAIMER).toBe(
    'Repayments are indicative only: a guide, not an offer of finance or a binding quote. Finance is for approved applicants only; the final offer is subject to approval by the provider.',
  );
});

const figure = fc.option(fc.double({ min: 0, max: 900, noNaN: true }), { nil: null });
const anyFigures = fc.record({
  interestRate: figure,
  comparisonRate: figure,
  paymentWeek: figure,
  paymentMonth: figure,
});
const cars = fc.record({
  status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'in_transit'),
  sold: fc.boolean(),
  price: fc.constantFrom(0, 500, 501, 20_000),
  year: fc.integer({ min: 2005, max: 2026 }),
  make: fc.constantFrom('Toyota', 'Suzuki'),
  finance_lenders: fc.dictionary(fc.constantFrom(...LENDERS), anyFigures),
});

test('no rate or repayment is shown without a comparison rate, for a car that is not for sale, or for a Suzuki', () => {
  fc.assert(
    fc.property(cars, (over) => {
      const shown = findShownLender(makeCar(over), LENDERS, YEAR, true);
      if (!shown) return true;
      const available = !over.sold && ['in_stock', 'coming_soon'].includes(over.status);
      return (
        available &&
        over.make !== 'Suzuki' &&
        getFinanceLabels(shown).rate.startsWith(`${shown.figures.comparisonRate}% `)
      );
    }),
  );
});

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

const car = { id: 'a&1', slug: 'a-car' };

test('pre-approval of a loan leads to the address of the dealer, with the id and the page of the car (T-59)', () => {
  expect(PRE_APPROVAL_LABEL).toBe('Get pre-approved');
  expect(preApprovalLink('https://pay.example.com/{slug}?car={car_id}', car)).toBe(
    'https://pay.example.com/a-car?car=a%261',
  );
  expect(preApprovalLink(undefined, car)).toBeUndefined();
});
