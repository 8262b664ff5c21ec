import * as v from 'valibot';
import { expect, test } from 'vitest';
import { financeSchema } from '#site/config/finance.ts';

test.each([
  ['none by default', {}, undefined],
  ['the one that the dealer states', { rate: 8.49, comparisonRate: 9.89 }, 9.89],
])('the comparison rate of the calculator is %s', (_, calculator, comparisonRate) => {
  const parsed = v.parse(financeSchema, { calculator }).calculator;
  expect(parsed && parsed.comparisonRate).toBe(comparisonRate);
});

test('a comparison rate below the rate is rejected, the default rate of 10 % included', () => {
  const parse = () => v.parse(financeSchema, { calculator: { comparisonRate: 9.89 } });
  expect(parse).toThrow('must not be below rate');
});
