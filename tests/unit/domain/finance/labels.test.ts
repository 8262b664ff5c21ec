import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMPARISON_WARNING } from '#domain/comparison-warning.ts';
import { FINANCE_DISCLAIMER, getFinanceLabels } from '#domain/finance/labels.ts';
import { findShownLender, LENDERS } from '#domain/finance/lender.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

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
const figures = fc.record({
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
  finance_lenders: fc.dictionary(fc.constantFrom(...LENDERS), figures),
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
