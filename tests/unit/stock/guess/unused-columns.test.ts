import { expect, test } from 'vitest';
import { guessMapping } from '#stock/guess/guess-mapping.ts';
import { listUnusedColumns } from '#stock/guess/unused-columns.ts';
import { readCsv } from '#tests/support/readers/read-feed-text.ts';

const listUnused = (...lines: string[]) => {
  const feed = readCsv({ file: 'feed.csv', text: ['Make,Model', ...lines].join(',').replaceAll('|', '\n') });
  return listUnusedColumns(guessMapping(feed).draft, feed);
};

test.each([
  ['a name that may matter', 'Tax status|Kia,Rio,taxable', 'Tax status', 'taxable'],
  ['the end of a special', 'Promo valid to|Kia,Rio,|Kia,Rio,31/10/2026', 'Promo valid to', '31/10/2026'],
  ['words that may matter', 'Memo|Kia,Rio,two keys|Kia,Rio,price is plus GST', 'Memo', 'price is plus GST'],
  ['neither', 'Bin|Kia,Rio,A7', 'Bin', undefined],
  ['a type of structured data', 'unit.sale.@type|Kia,Rio,Offer', 'unit.sale.@type', undefined],
])('a column that is not used is named, with an example if it has %s', (_, lines, name, example) => {
  expect(listUnused(lines)).toEqual([{ name, example }]);
});

test('columns that are used or empty are not', () => {
  expect(listUnused('Stock Number,Odometer,Odometer_Unit,Sold|Kia,Rio,A1,5,mi,')).toEqual([]);
});

test('a text that only says a status in passing is still named', () => {
  const feed = readCsv({ file: 'feed.csv', text: 'Make,Model,Tags\nKia,Rio,"Red, SOLD"' });
  const fields = { status: { from: 'Tags', transform: 'status_in_text' } };
  expect(listUnusedColumns({ fields }, feed)).toContainEqual({ name: 'Tags', example: 'Red, SOLD' });
});
