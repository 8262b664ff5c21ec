import { describe, expect, test } from 'vitest';
import { splitWords } from '#search/query-understanding/normalise-text.ts';
import { writeDigits } from '#search/query-understanding/number-words.ts';

describe('numbers in words are written in digits', () => {
  test.each([
    ['twenty grand', '20 grand'],
    ['twenty five grand', '25 grand'],
    ['twenty-five grand', '25 grand'],
    ['fifteen to twenty grand', '15 to 20 grand'],
    ['seven seats', '7 seats'],
    ['hundred', '100'],
    ['under a hundred thousand', 'under 100 thousand'],
    ['two hundred and leather', '200 and leather'],
    ['two hundred ten', '210'],
    ['two three', '2 3'],
    ['ten five', '10 5'],
    ['twenty twelve', '20 12'],
    ['a ute', 'a ute'],
    ['the red one', 'the red one'],
    ['one hundred', '100'],
    ['25', '25'],
  ])('%s -> %s', (typed, written) => {
    expect(
      writeDigits(splitWords(typed))
        .map(({ text }) => text)
        .join(' '),
    ).toBe(written);
  });

  test('a number of several words stands where they stand', () => {
    expect(writeDigits(splitWords('ute twenty five k'))).toEqual([
      { text: 'ute', start: 0, end: 3 },
      { text: '25', start: 4, end: 15 },
      { text: 'k', start: 16, end: 17 },
    ]);
  });
});
