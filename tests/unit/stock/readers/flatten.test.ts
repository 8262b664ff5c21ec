import { describe, expect, test } from 'vitest';
import { flatten, MAX_DEPTH } from '#stock/readers/flatten.ts';
import { detectFeedFormat } from '#stock/readers/read-feed.ts';

const cellsOf = (record: Record<string, unknown>) => Object.fromEntries(flatten(record) ?? []);

const named = (name: string, value: unknown) => ({ name, value });
/** An element of XML with an attribute and a text. */
const element = (attribute: string, value: string, text: string) => ({
  [`@${attribute}`]: [value],
  '#text': [text],
});

describe('a nested record becomes cells', () => {
  test.each([
    ['texts without blanks around them', { a: ' x ', b: 1, c: false }, { a: 'x', b: '1', c: 'false' }],
    ['an absent value as an empty one', { a: null }, { a: '' }],
    ['a list with a line for each value', { a: ['x', null, 2] }, { a: 'x\n2' }],
    ['a list that begins with an absent value', { a: [null, 'x'] }, { a: 'x' }],
    ['an empty list as an empty value', { a: [] }, { a: '' }],
    ['a list of absent values as an empty one', { a: [null, null] }, { a: '' }],
    ['a list with empty values without them', { a: ['x', ' ', 'y'] }, { a: 'x\ny' }],
    ['a list of lists as JSON', { a: [[1, 2], [3]] }, { a: '[[1,2],[3]]' }],
    [
      'an element with attributes as its text beside them',
      { a: [{ '@b': ['x'], '#text': ['y'] }] },
      { a: 'y', 'a.@b': 'x' },
    ],
    [
      'a list of names with values as columns of those names',
      { a: [named('b.c', 1), element('name', 'd', 'x')] },
      { 'a.b c': '1', 'a.d': 'x' },
    ],
    [
      'a list of amounts as columns of their types, though it is one',
      { a: [{ type: 'EGC', amount: 9990 }], b: [element('type', 'EGC', '1')] },
      { 'a.EGC': '9990', b: '1', 'b.@type': 'EGC' },
    ],
    [
      'what a text or a price is for as columns, though it is one',
      { a: [element('audience', 'staff', 'x')], b: [element('kind', 'EGC', '1')] },
      { 'a.staff': 'x', 'b.EGC': '1' },
    ],
    [
      'a list of texts of types as a list',
      {
        a: [element('type', 'safety', 'ABS'), element('type', 'comfort', 'Heating')],
        b: [element('type', 'was', '$9,990'), element('type', 'now', '8990.00')],
      },
      { a: 'ABS\nHeating', 'a.@type': 'safety\ncomfort', 'b.was': '$9,990', 'b.now': '8990.00' },
    ],
    [
      'a list of named addresses as a list',
      { a: [named('b', 'https://x'), named('c', 'https://y')] },
      {
        a: '[{"name":"b","value":"https://x"},{"name":"c","value":"https://y"}]',
        'a.name': 'b\nc',
        'a.value': 'https://x\nhttps://y',
      },
    ],
    [
      'what is outside and inside as columns of their own, and of amounts and codes their types',
      {
        Colour: [
          { Location: ['Exterior'], Generic: ['White'], Name: ['Snow'] },
          { Location: ['Interior'], Name: ['Black'] },
        ],
        Paint: [element('for', 'exterior', 'Red')],
        Price: [{ Type: ['DAP'], Currency: ['AUD'], Amount: ['9990.00'] }],
        Id: [
          { Type: ['Stock'], Value: ['H1'] },
          { Type: ['VIN'], Value: ['K2'] },
        ],
      },
      {
        ...{
          'Colour.Exterior.Generic': 'White',
          'Colour.Exterior.Name': 'Snow',
          'Colour.Interior.Name': 'Black',
        },
        ...{
          'Paint.exterior': 'Red',
          'Price.DAP': '9990.00',
          'Price.DAP.Currency': 'AUD',
          'Id.Stock': 'H1',
          'Id.VIN': 'K2',
        },
      },
    ],
    ['an empty structure as JSON', { a: {} }, { a: '{}' }],
    [
      'a list of texts and structures by its parts and as JSON',
      { a: ['x', { b: 'y' }] },
      { a: '["x",{"b":"y"}]', 'a.b': 'y' },
    ],
    [
      'a structure in a structure',
      { a: { b: { c: 1 } } },
      { a: '{"b":{"c":1}}', 'a.b': '{"c":1}', 'a.b.c': '1' },
    ],
    ['a structure by its parts and as JSON', { a: { b: 'x' } }, { a: '{"b":"x"}', 'a.b': 'x' }],
    [
      'a list of structures by their parts and as JSON',
      { a: [{ b: 'x' }, { b: 'y' }] },
      { a: '[{"b":"x"},{"b":"y"}]', 'a.b': 'x\ny' },
    ],
  ])('%s', (_, record, cells) => expect(cellsOf(record)).toEqual(cells));

  const nest = (depth: number): Record<string, unknown> => ({ a: depth === 1 ? 'x' : nest(depth - 1) });

  const list = (depth: number): unknown => (depth === 0 ? 'x' : [list(depth - 1)]);
  const structures = (depth: number): unknown => (depth === 0 ? 'x' : [{ a: structures(depth - 1) }]);

  test.each([
    ['lists', list, MAX_DEPTH - 1, 1],
    // A list and a structure are two levels.
    ['lists of structures', structures, MAX_DEPTH / 2 - 1, 1],
  ])('unless %s are nested deeper than any feed', (_, make, most, more) => {
    expect(flatten({ a: make(most) })).toBeDefined();
    expect(flatten({ a: make(most + more) })).toBeUndefined();
  });

  test('unless it is nested deeper than any feed', () => {
    expect(flatten(nest(MAX_DEPTH))).toBeDefined();
    expect(flatten(nest(MAX_DEPTH + 1))).toBeUndefined();
  });
});

test.each([
  ['stock.CSV', '[', 'csv'],
  ['stock.tsv', '<', 'csv'],
  ['stock.json', '<', 'json'],
  ['stock.jsonl', '{', 'json'],
  ['stock.ndjson', '<', 'json'],
  ['stock.xml', '[', 'xml'],
  ['stock.txt', ' \n<stock>', 'xml'],
  ['stock.txt', ' [1]', 'json'],
  ['stock', '{}', 'json'],
  ['stock', 'make,model', 'csv'],
  ['stock', '', 'csv'],
])('the format of %s that begins with %j is %s', (file, text, format) => {
  expect(detectFeedFormat(file, text)).toBe(format);
});
