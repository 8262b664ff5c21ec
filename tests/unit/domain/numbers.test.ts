import { expect, test } from 'vitest';
import { formatDollars, formatWholeNumber } from '#domain/numbers.ts';

test.each([
  [45120, '45,120'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567.5, '1,234,568'],
  [0.4, '0'],
  [-3e-12, '0'],
  [-1200, '-1,200'],
  [-0.5, '-1'],
])('%d is written %s', (value, text) => expect(formatWholeNumber(value)).toBe(text));

test('an amount is whole dollars', () => expect(formatDollars(52_990.4)).toBe('$52,990'));
