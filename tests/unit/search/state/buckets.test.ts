import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNumerically, formatBucket, toBucket } from '#search/state/buckets.ts';
import { parseRange } from '#search/state/range.ts';

const BOUNDS = [100, 150, 200];

test.each([
  [0, ':100'],
  [99, ':100'],
  [100, '100:150'],
  [149, '100:150'],
  [150, '150:200'],
  [200, '200:'],
])('$%i falls in %s', (amount, band) => {
  expect(toBucket(amount, BOUNDS)).toBe(band);
});

test.each([
  [':100', 'Under $100 a week'],
  ['100:150', '$100 to $149 a week'],
  ['200:', '$200 a week and over'],
])('%s reads %s', (band, label) => {
  expect(formatBucket(band, ' a week')).toBe(label);
});

test('a price band reads in dollars', () => {
  expect(formatBucket('20000:30000')).toBe('$20,000 to $29,999');
});

test('a band is a range that holds its amount', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (amount) => {
      const { min = 0, max = Infinity } = parseRange(toBucket(amount, [10_000, 50_000, 100_000])) ?? {};
      return min <= amount && amount < max;
    }),
  );
});

test('numbers and bands stand in their own order', () => {
  expect(['500:', '100:150', ':100', '150:200'].sort(compareNumerically)).toEqual([
    ':100',
    '100:150',
    '150:200',
    '500:',
  ]);
  expect(['12', '5', '7'].sort(compareNumerically)).toEqual(['5', '7', '12']);
});
