import { expect, test } from 'vitest';
import { resolveCappedCount } from '#search/query/capped-count.ts';

test.each([
  { count: 0, parts: [], stock: 5000, is: 0 },
  { count: 1999, parts: [1500, 1500], stock: 5000, is: 1999 },
  { count: 2000, parts: [1500, 1500], stock: 5000, is: 3000 },
  { count: 2000, parts: [2000], stock: 5000, is: 2000 },
  { count: 2000, parts: [], stock: 5000, is: 5000 },
  { count: 2000, parts: [0, 0], stock: 5000, is: 5000 },
])(
  'a count of $count over parts $parts in a stock of $stock is taken as $is',
  ({ count, parts, stock, is }) => {
    expect(resolveCappedCount(count, parts, stock)).toBe(is);
  },
);
