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
import { makeCar, makeFigures } from '#tests/support/factories/make-car.ts';

const rates = { interestRate: 9.24, comparisonRate: 9.84 };
const figures = makeFigures({ ...rates, termYears: 5, termMonths: 60, deposit: 5299, balloon: 0 });
const RATES = '9.24% p.a. interest, 9.84% p.a. comparison rate*';

test.each([
  ['all of it', { balloon: 9000 }, `60 months at ${RATES}, $5,299 deposit, $9,000 balloon.`],
  ['no balloon', {}, `60 months at ${RATES}, $5,299 deposit.`],
  ['years alone', { termMonths: null, termYears: 7, deposit: null }, `84 months at ${RATES}.`],
  ['no term', { termMonths: null, termYears: null, deposit: null }, `${RATES}.`],
  ['a rate of 0', { interestRate: 0, deposit: null }, `60 months at ${RATES.replace('9.24', '0')}.`],
])('a repayment names its basis: %s', (_, over, text) => {
  expect(describeFinanceTerms({ figures: { ...figures, ...over }, comparisonRate: 9.84 })).toBe(text);
});

test.each([
  ['Manual', 'Guide only.', 'Guide only.'],
  ['Taurus', null, 'Assumes a deposit of 10%.'],
] as const)('the note below it has the usual terms and the disclaimer of %s: %j', (name, disclaimer, end) => {
  expect(repaymentNote({ name, figures: { ...figures, disclaimer }, comparisonRate: 9.84 })).toBe(
    `Repayment based on 60 months at ${RATES}, $5,299 deposit. ${end}`,
  );
});

const YEAR = 2026;
type Lenders = NonNullable<NonNullable<Parameters<typeof makeCar>[0]>['finance_lenders']>;
const wordsFor = (figures: Lenders[string]) => {
  const shown = findShownLender(makeCar({ finance_lenders: { Taurus: figures } }), LENDERS, YEAR, true);
  return shown && getFinanceLabels(shown);
};

test.each([
  [{ ...rates, paymentWeek: 228.4 }, 'from $229 per week', '9.84%'],
  [{ interestRate: 8, comparisonRate: 8.5, paymentMonth: 5200 }, 'from $1,200 per week', '8.5%'],
  [{ interestRate: 0, comparisonRate: 0 }, '0% p.a. interest rate', '0%'],
  [{ interestRate: 9.24, comparisonRate: null, paymentWeek: 228 }, null, null],
])('%j reads %j, with the comparison rate %j (T-57)', (lent, cost, comparison) => {
  expect(wordsFor(lent)).toEqual(cost && { cost, rate: `${comparison} p.a. comparison rate*` });
});

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
