import STRINGS from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCsv } from '#platform/csv.ts';

const cellsOf = (text: string, delimiter = ','): string[][] =>
  parse(text, {
    bom: true,
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_error: true,
  });

describe('a spreadsheet shows as text', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+61 7 5550 0100', "'+61 7 5550 0100"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1+1', "  '=1+1"],
    ['\t=1+1', "\t'=1+1"],
    ['\r=1+1', "\n'=1+1"],
    ['＝1+1', "'＝1+1"],
    ['a;=1+1', "a;'=1+1"],
    ['a\n=1+1', "a\n'=1+1"],
    ['a", =cmd', `a", '=cmd`],
    ['a;"=1+1', `a;"'=1+1`],
    ['\u0000=1+1', "'=1+1"],
    ['\ufeff=1+1', "'=1+1"],
  ])('%j', (text, shown) => expect(cellsOf(formatCsv([[text]]))).toEqual([[shown]]));

  test.each(['', 'Zoë “Q” O’Neill', 'a - b', 'x=y', 'two\nlines', 'say "hello"', '𝓍', 'me@example.com.au'])(
    '%j as it is',
    (text) => expect(cellsOf(formatCsv([[text, 'next']]))).toEqual([[text, 'next']]),
  );
});

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'=+-@"\',;|\t\r\n \u0000\ufeff＝＋A1(') }),
  fc.constantFrom(...STRINGS),
);

test('a hundred thousand line breaks in a cell take no time', () => {
  const text = `${'\n'.repeat(100_000)}x`;
  expect(formatCsv([[text]])).toContain(text);
});

test('no cell starts a formula with any text and any separator', () => {
  fc.assert(
    fc.property(fc.array(fc.array(nasty, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const text = formatCsv(rows);
      for (const delimiter of [',', ';', '\t', '|']) {
        const cells = cellsOf(text, delimiter).flat();
        expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
      }
      expect(cellsOf(text).map((cells) => cells.length)).toEqual(rows.map((cells) => cells.length));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: there must be none.
      expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/);
    }),
  );
});
