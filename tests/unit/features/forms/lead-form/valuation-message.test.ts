import { expect, test } from 'vitest';
import { valuationMessage } from '#features/forms/lead-form/valuation-message.ts';
import { makeValuation } from '#tests/support/factories/make-valuation.ts';

test('the message about a valued vehicle names it, its rego and its kilometres', () => {
  expect(valuationMessage(makeValuation())).toBe(
    'My vehicle is a 2019 Toyota Corolla Ascent Sport, ABC123 (QLD), 84,000 km.',
  );
});

test("a vehicle that was not found is named in the visitor's words", () => {
  const { adjustmentAnswers } = makeValuation();
  const described = makeValuation({
    vehicle: null,
    adjustmentAnswers: { ...adjustmentAnswers, vehicle: '2016 Kia Rio' },
  });
  expect(valuationMessage(described)).toBe('My vehicle is a 2016 Kia Rio, ABC123 (QLD), 84,000 km.');
});
