import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHARSET, toPrintable } from '#brochure/charset.ts';

test.each([
  ['$52,990 – “Drive Away”', '$52,990 – “Drive Away”'],
  ['Citroën, très chic', 'Citroën, très chic'],
  ['Škoda Rapid', 'Skoda Rapid'],
  ['Łada, 17″ wheels, ≤ 5 seats', 'Lada, 17" wheels, <= 5 seats'],
  ['Whangārei', 'Whangarei'],
  ['✓ Tow bar\n★ Tub liner', '• Tow bar\n• Tub liner'],
  ['Great car 🚗 today', 'Great car today'],
  ['Two\r\nlines\tand a\u2003space', 'Two\nlines and a space'],
  ['４ｘ４', '4x4'],
  ['車 only', 'only'],
  ['車', ''],
])('%j is printed as %j', (given, printed) => expect(toPrintable(given)).toBe(printed));

test('only characters in the typefaces are printed, and printable text is unchanged', () => {
  const held = new Set(`${CHARSET}\n`);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const printed = toPrintable(text);
      expect([...printed].filter((letter) => !held.has(letter))).toEqual([]);
      expect(toPrintable(printed)).toBe(printed);
    }),
  );
});
