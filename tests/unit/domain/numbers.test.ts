import { expect, test } from 'vitest';
import { formatDollars, formatWholeNumber } from '#domain/numbers.ts';

test.each([
  [45120, '45,120'],
  [0.4, '0'],
  [-3e-12, '0'],
  [-1200, '-1,200'],
])('%d is written %s', (value, text) => expect(formatWholeNumber(value)).toBe(text));

test('an amount is whole dollars', () => expect(formatDollars(52_990.4)).toBe('$52,990'));
