import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRange, writeRange } from '#search/state/range.ts';

test.each([
  { text: '20000:40000', range: { min: 20_000, max: 40_000 } },
  { text: ':40000', range: { max: 40_000 } },
  { text: '20000:', range: { min: 20_000 } },
  { text: '5:5', range: { min: 5, max: 5 } },
  { text: ':', range: undefined },
  { text: '', range: undefined },
  { text: '20000', range: undefined },
  { text: '1:2:3', range: undefined },
  { text: '1e9:', range: undefined },
  { text: 'a:b', range: undefined },
])('"$text" is the range $range', ({ text, range: expected }) => {
  expect(parseRange(text)).toStrictEqual(expected);
  if (expected) expect(writeRange(expected)).toBe(text);
});

test('ends that are turned round are swapped', () => {
  expect(parseRange('90000:33333')).toStrictEqual({ min: 33_333, max: 90_000 });
});

test.each([
  { range: { max: 1e22 }, text: ':999999999999' },
  { range: { min: -1e22, max: Infinity }, text: '-999999999999:999999999999' },
  { range: { min: 1e-7 }, text: '0:' },
  { range: { min: 1e-6 }, text: '0.000001:' },
  { range: { min: 0.5, max: 1234.25 }, text: '0.5:1234.25' },
])('$range is written as "$text", without an exponent', ({ range, text }) => {
  expect(writeRange(range)).toBe(text);
});

test('whatever its ends, a range is written so that it is read again', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (end) => {
      const text = writeRange({ min: end });
      expect(writeRange(parseRange(text) ?? {})).toBe(text);
    }),
  );
});
