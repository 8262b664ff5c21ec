import { expect, test } from 'vitest';
import { StockError } from '#stock/stock-error.ts';

test('what prevents an import is told one line each, in a log as well', () => {
  const error = new StockError(['feed.csv: is empty.', 'feed.csv: has no column "make".']);
  expect(error.lines).toEqual(['feed.csv: is empty.', 'feed.csv: has no column "make".']);
  expect(String(error)).toBe('StockProblems: feed.csv: is empty.\nfeed.csv: has no column "make".');
});
