import { describe, expect, test } from 'vitest';
import { detectFeedFormat } from '#stock/readers/feed-format.ts';
import { flatten, MAX_DEPTH } from '#stock/readers/flatten.ts';

const cellsOf = (record: Record<string, unknown>) => Object.fromEntries(flatten(record) ?? []);

describe('a nested record becomes cells', () => {
  test.each([
    ['texts without blanks around them', { a: ' x ', b: 1, c: false }, { a: 'x', b: '1', c: 'false' }],
    ['an absent value as an empty one', { a: null }, { a: '' }],
    ['a list with a line for each value', { a: ['x', null, 2] }, { a: 'x\n2' }],
    ['a list that begins with an absent value', { a: [null, 'x'] }, { a: 'x' }],
    ['an empty list as an empty value', { a: [] }, { a: '' }],
    ['a structure by its parts and as JSON', { a: { b: 'x' } }, { a: '{"b":"x"}', 'a.b': 'x' }],
    [
      'a list of structures by their parts and as JSON',
      { a: [{ b: 'x' }, { b: 'y' }] },
      { a: '[{"b":"x"},{"b":"y"}]', 'a.b': 'x\ny' },
    ],
  ])('%s', (_, record, cells) => {
    expect(cellsOf(record)).toEqual(cells);
  });

  const nest = (depth: number): Record<string, unknown> => ({ a: depth === 1 ? 'x' : nest(depth - 1) });

  test('unless it is nested deeper than any feed', () => {
    expect(flatten(nest(MAX_DEPTH))).toBeDefined();
    expect(flatten(nest(MAX_DEPTH + 1))).toBeUndefined();
  });
});

test.each([
  ['stock.CSV', '[', 'csv'],
  ['stock.tsv', '<', 'csv'],
  ['stock.json', '<', 'json'],
  ['stock.xml', '[', 'xml'],
  ['stock.txt', ' \n<stock>', 'xml'],
  ['stock.txt', ' [1]', 'json'],
  ['stock', '{}', 'json'],
  ['stock', 'make,model', 'csv'],
  ['stock', '', 'csv'],
])('the format of %s that begins with %j is %s', (file, text, format) => {
  expect(detectFeedFormat(file, text)).toBe(format);
});
