import { expect, test } from 'vitest';
import { guessMapping } from '#stock/guess/guess-mapping.ts';
import { listUnusedColumns } from '#stock/guess/unused-columns.ts';
import { readCsv } from '#tests/support/readers/read-feed-text.ts';

const listUnused = (...lines: string[]) => {
  const feed = readCsv({ file: 'feed.csv', text: ['Make,Model', ...lines].join(',').replaceAll('|', '\n') });
  return listUnusedColumns(guessMapping(feed).draft, feed);
};

test.each([
  ['Tax status|Kia,Rio,taxable', 'taxable'],
  ['Promo valid to|Kia,Rio,|Kia,Rio,31/10/2026', '31/10/2026'],
  ['Memo|Kia,Rio,two keys|Kia,Rio,price is plus GST', 'price is plus GST'],
  ['Bin|Kia,Rio,A7|Kia,Rio,B2', 'A7'],
  ['Bin|Kia,Rio,A7|Kia,Rio,', 'A7'],
  ['Bin|Kia,Rio,A7|Kia,Rio,A7', undefined],
  ['Basis|Kia,Rio,in miles|Kia,Rio,in miles', 'in miles'],
  ['exportId|Kia,Rio,7|Kia,Rio,8', undefined],
  ['Page|Kia,Rio,https://a.example/1|Kia,Rio,https://a.example/2', undefined],
  ['unit.sale.@type|Kia,Rio,Offer|Kia,Rio,Demand', undefined],
])(
  'a column that is not used is named, with an example unless it is of ids, addresses or always the same: %s',
  (lines, example) => {
    expect(listUnused(lines)).toEqual([expect.objectContaining({ name: lines.split('|')[0], example })]);
  },
);

test.each([
  ['Aa|Kia,Rio,SUV|Kia,Rio,Sedan', 'simple_body'],
  ['Aa|Kia,Rio,Petrol|Kia,Rio,Diesel', 'simple_fuel'],
  ['Aa|Kia,Rio,White|Kia,Rio,Jet Black', 'colour'],
  ['Colour,Aa|Kia,Rio,Red,White|Kia,Rio,Blue,Jet Black', 'interior_colour'],
  ['Aa|Kia,Rio,One owner from new with books', 'description'],
  ['Staff notes|Kia,Rio,One owner from new with books', undefined],
  ['Aa|Kia,Rio,x|Kia,Rio,y', undefined],
  ['Aa|Kia,Rio,P|Kia,Rio,D', undefined],
])(
  'what a column may be is said by its words, and staff notes are never recommended: %s',
  (lines, suspect) => {
    const feed = readCsv({ file: 'feed.csv', text: `Make,Model,${lines.replaceAll('|', '\n')}` });
    const fields = { make: 'Make', model: 'Model', ...(lines.startsWith('Colour') && { colour: 'Colour' }) };
    expect(listUnusedColumns({ fields }, feed).map((column) => column.suspect)).toEqual([suspect]);
  },
);

test('columns that are used or empty are not', () => {
  expect(listUnused('Stock Number,Odometer,Odometer_Unit,Sold|Kia,Rio,A1,5,mi,')).toEqual([]);
});

test('a text that only says a status in passing is still named', () => {
  const feed = readCsv({ file: 'feed.csv', text: 'Make,Model,Tags\nKia,Rio,"Red, SOLD"' });
  const fields = { status: { from: 'Tags', transform: 'status_in_text' } };
  expect(listUnusedColumns({ fields }, feed)).toContainEqual({ name: 'Tags', example: 'Red, SOLD' });
});
