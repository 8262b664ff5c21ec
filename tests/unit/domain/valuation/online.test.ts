import { expect, test } from 'vitest';
import { isPricedOnline } from '#domain/valuation/online.ts';

const NOW = new Date('2026-06-17T00:30:00Z');

test.each([
  ['seven-years', 7, 100_000, true],
  ['seven-years', 8, 100_000, false],
  ['seven-years', 7, 100_001, false],
  ['seven-years', 0, 0, true],
  ['ten-years', 8, 100_000, true],
  ['ten-years', 10, 100_000, true],
  ['ten-years', 11, 100_000, false],
  ['ten-years', 10, 100_001, false],
] as const)(
  'no online estimate for cars over 7 years old or 100,000 km, or over 10 years or 100,000 km: %s, %i years, %i km: %s',
  (variant, age, km, priced) => {
    expect(isPricedOnline({ year: 2026 - age, km }, variant, NOW, 'Australia/Brisbane')).toBe(priced);
  },
);

test('a vehicle is a year older as soon as the year begins at the dealer', () => {
  const now = new Date('2026-12-31T14:30:00Z');
  const isPriced = (zone: string) => isPricedOnline({ year: 2019, km: 0 }, 'seven-years', now, zone);
  expect([isPriced('Australia/Brisbane'), isPriced('Australia/Perth')]).toEqual([false, true]);
});
