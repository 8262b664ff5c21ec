import { describe, expect, test } from 'vitest';
import {
  filterRows,
  formatRowCondition,
  parseRowCondition,
  type RowCondition,
} from '#stock/import/row-filter.ts';
import { readCsv } from '#tests/support/readers/read-feed-text.ts';
import { problemsOf } from '#tests/unit/stock/support.ts';

test.each<[string, RowCondition | undefined]>([
  ['Location=Ringwood, VIC', { column: 'Location', value: 'Ringwood, VIC' }],
  [' Location = Ringwood ', { column: 'Location', value: 'Ringwood' }],
  ['a=b=c', { column: 'a', value: 'b=c' }],
  ['a=', { column: 'a', value: '' }],
  ['=b', undefined],
  ['a', undefined],
  ['', undefined],
])('%j is the condition %j', (text, condition) => expect(parseRowCondition(text)).toEqual(condition));

test('a condition is reported as it was written', () => {
  expect(formatRowCondition({ column: 'Location', value: 'Ringwood, VIC' })).toBe('Location=Ringwood, VIC');
});

describe('rows are selected', () => {
  const feed = readCsv({
    file: 'feed.csv',
    text: 'no,Place,Type\n1,Taree,NEW\n2,Taree,USED\n3,Perth,USED\n4,Taree North,USED',
  });
  const remaining = (...texts: string[]) =>
    filterRows(
      feed,
      texts.map((text) => parseRowCondition(text) ?? { column: '', value: '' }),
      'feed.csv',
    ).map((row) => row.cells.get('no'));

  test.each([
    [[], ['1', '2', '3', '4']],
    [['Place=Taree'], ['1', '2']],
    [['Place=Taree', 'Type=USED'], ['2']],
    [
      ['Place=Taree', 'Place=Perth'],
      ['1', '2', '3'],
    ],
    [
      ['Place=Taree', 'Place=Perth', 'Type=USED'],
      ['2', '3'],
    ],
  ])('by %j: %j', (conditions, numbers) => expect(remaining(...conditions)).toEqual(numbers));

  test('a column that the feed lacks is a problem', async () => {
    expect(await problemsOf(() => remaining('Plcae=Taree', 'Colour=Red'))).toEqual([
      '--where: "Plcae" is not a column of feed.csv. Did you mean "Place"?',
      '--where: "Colour" is not a column of feed.csv. Its columns are: no, Place, Type.',
    ]);
  });

  test('a value that no row has is a problem, not an empty site', async () => {
    expect(await problemsOf(() => remaining('Place=taree'))).toEqual([
      '--where: no row of feed.csv has "Place=taree". Write the value exactly as the feed does.',
    ]);
  });
});
