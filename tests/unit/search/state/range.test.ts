import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNumerically, formatBucket, parseRange, toBucket, writeRange } from '#search/state/range.ts';
import { buildHistogram, countPerBar } from '#search/values/histogram.ts';

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

const BOUNDS = [100, 150, 200];

test.each([
  [0, ':100'],
  [99, ':100'],
  [100, '100:150'],
  [149, '100:150'],
  [150, '150:200'],
  [200, '200:'],
])('$%i falls in %s', (amount, band) => expect(toBucket(amount, BOUNDS)).toBe(band));

test.each([
  [':100', ' a week', 'Under $100 a week'],
  ['100:150', ' a week', '$100 to $149 a week'],
  ['200:', ' a week', '$200 a week and over'],
  ['20000:30000', undefined, '$20,000 to $29,999'],
])('the band %s, with %j after an amount, reads %s', (band, period, label) =>
  expect(formatBucket(band, period)).toBe(label),
);

test('a band is a range that holds its amount', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (amount) => {
      const { min = 0, max = Infinity } = parseRange(toBucket(amount, [10_000, 50_000, 100_000])) ?? {};
      return min <= amount && amount < max;
    }),
  );
});

test('numbers and bands stand in their own order', () => {
  const bands = [':100', '100:150', '150:200', '500:'];
  expect(['500:', '100:150', ':100', '150:200'].sort(compareNumerically)).toEqual(bands);
  expect(['12', '5', '7'].sort(compareNumerically)).toEqual(['5', '7', '12']);
});

test('twenty bars from the least to the greatest number', () => {
  const values = Array.from({ length: 41 }, (_, n) => 10_000 + n * 500);
  // The last bar holds its upper end as well.
  const bars = [...Array.from({ length: 19 }, () => 2), 3];
  expect(buildHistogram(values)).toEqual({ min: 10_000, max: 30_000, bars });
});

test.each([[[]], [[5]], [[5, 5]]])('%j, of which no two differ, have no histogram', (values) => {
  expect(buildHistogram(values)).toBeUndefined();
});

test('as many bars as there are years, one for each', () => {
  expect(buildHistogram([2020, 2021, 2021, 2023])?.bars).toEqual([1, 2, 0, 1]);
  expect(buildHistogram([2000, 2019])?.bars).toHaveLength(20);
  expect(buildHistogram([2000, 2020])?.bars).toHaveLength(20);
});

test.each([
  [4999, [0, 0]],
  [5000, [1, 0]],
  [7499, [1, 0]],
  [7500, [0, 1]],
  [10_000, [0, 1]],
  [10_001, [0, 0]],
])('%i between 5,000 and 10,000 in two parts', (value, expected) => {
  expect(countPerBar([value], { min: 5000, max: 10_000 }, 2)).toEqual(expected);
});

test('every number is in exactly one bar', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (values) => {
      const sum = buildHistogram(values)?.bars.reduce((total, bar) => total + bar, 0);
      expect(sum).toBe(new Set(values).size < 2 ? undefined : values.length);
    }),
  );
});
