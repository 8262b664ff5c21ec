import { expect, test } from 'vitest';
import { interpolateStockCount } from '#features/home/hero.ts';

const words = { noun: 'truck', plural: 'trucks' };

test.each([
  { text: '{count} {vehicles} on two yards', count: 1234, filled: '1,234 trucks on two yards' },
  { text: '{count} {vehicles}, {count} keys', count: 1, filled: '1 truck, 1 keys' },
  { text: 'Built for work', count: 3, filled: 'Built for work' },
])('"$text" with $count in stock reads "$filled"', ({ text, count, filled }) => {
  expect(interpolateStockCount(text, count, words)).toBe(filled);
});
