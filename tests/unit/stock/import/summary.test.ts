import { expect, test } from 'vitest';
import { formatImportSummary } from '#stock/import/summary.ts';
import type { ImportReport, ReportEntry } from '#stock/rows/report.ts';
import { day } from '#tests/unit/stock/support.ts';

const entry = (line: number, field: string, reason: string): ReportEntry => ({
  line,
  field,
  reason,
  value: '',
  fix: 'Correct it.',
});

const REPORT: ImportReport = {
  site: 'example-motors',
  feed: 'feed.csv',
  mapping: null,
  where: [],
  at: day(0).toISOString(),
  outcome: 'imported',
  refusals: [],
  counted_in: 'line',
  rows: { in_feed: 8359, left_out: 8144, read: 215, clean: 200, repaired: 10, held: 5 },
  stock: { before: 220, after: 210, added: 10, gone: 20, price_changes: 3 },
  shown: {
    cars: 210,
    shown: 198,
    hidden: [
      { reason: 'with status "under_offer", which is not known', cars: 12, fix: 'Say what it means.' },
    ],
  },
  notes: [],
  held: [entry(4, 'car_type', 'missing')],
  repaired: [entry(9, 'km', 'missing'), entry(2, 'price', 'not a price'), entry(3, 'price', 'not a price')],
};

test('the summary accounts for every row and car, and lists the most frequent problem first', () => {
  expect(formatImportSummary(REPORT, '.data/reports/example-motors.json')).toBe(`example-motors: imported
  rows    8,359 in the feed, 8,144 left out by --where, 215 read
          = 5 held back + 200 clean + 10 repaired
  stock   210 cars (220 before): 10 new, 20 gone, 3 with another price
  shown   198 of 210
         12  with status "under_offer", which is not known. Say what it means.
  held back
          1  car_type: missing (first: line 4). Correct it.
  repaired
          2  price: not a price (first: line 2). Correct it.
          1  km: missing (first: line 9). Correct it.
  report  .data/reports/example-motors.json`);
});

test('a clean import says no more than it must', () => {
  const rows = { in_feed: 2, left_out: 0, read: 2, clean: 2, repaired: 0, held: 0 };
  const shown = { cars: 2, shown: 2, hidden: [] };
  const report: ImportReport = { ...REPORT, outcome: 'unchanged', rows, shown, held: [], repaired: [] };
  expect(formatImportSummary(report, 'r.json')).toBe(`example-motors: nothing has changed
  rows    2 in the feed, 2 read
          = 0 held back + 2 clean + 0 repaired
  stock   210 cars (220 before): 10 new, 20 gone, 3 with another price
  report  r.json`);
});

test.each([
  [12, undefined],
  [14, 'and 2 more kinds'],
])('of %i kinds of problems 12 are shown: %j', (count, more) => {
  const repaired = Array.from({ length: count }, (_, line) => entry(line, 'price', `reason ${line}`));
  const summary = formatImportSummary({ ...REPORT, repaired }, 'r.json');
  expect(summary.match(/price: reason/g)).toHaveLength(12);
  expect(/and \d+ more kinds/.exec(summary)?.[0]).toBe(more);
});
