import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDollars, formatWholeNumber } from '#domain/numbers.ts';
import { truncate } from '#domain/truncate.ts';

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

test.each([
  ['shorter than the limit', 'a'.repeat(99), 'a'.repeat(99)],
  ['as long as the limit', 'a'.repeat(100), 'a'.repeat(100)],
  ['one longer', 'a'.repeat(101), `${'a'.repeat(100)}…`],
  ['cut before a space', `${'a'.repeat(99)} bc`, `${'a'.repeat(99)}…`],
  ['of characters of two halves', '🚚'.repeat(101), `${'🚚'.repeat(100)}…`],
])('a text that is %s', (_, text, cut) => expect(truncate(text, 100)).toBe(cut));

test('the result is the start of the text, with at most the given number of characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
      const cut = truncate(text, limit);
      if ([...text].length <= limit) return cut === text;
      const start = cut.slice(0, -1);
      return cut.endsWith('…') && text.startsWith(start) && [...start].length <= limit;
    }),
  );
});
