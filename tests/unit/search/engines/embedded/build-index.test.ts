import { describe, expect, test } from 'vitest';
import { buildIndex, type RecordValue } from '#search/engines/embedded/build-index.ts';

/** The column of an index with these values, one for each car. */
function columnOf(values: readonly RecordValue[], { unique = false } = {}) {
  const records = values.map((value) => ({ it: value }));
  return buildIndex(records, { names: ['it'], uniqueTextColumns: unique ? ['it'] : [] }).columns.it;
}

test('an index has its version, the number of cars and the columns that were asked for', () => {
  const records = [{ id: 'a', make: 'Kia', note: 'x' }, { id: 'b' }];
  expect(buildIndex(records, { names: ['make', 'price'], uniqueTextColumns: ['id'] })).toEqual({
    version: 1,
    count: 2,
    columns: {
      make: { kind: 'dictionary', values: ['Kia'], codes: [1, 0] },
      price: { kind: 'dictionary', values: [], codes: [] },
    },
  });
});

test('a column of two others is named, not written', () => {
  const index = buildIndex([{ make: 'Kia', model: 'Rio', make_model: 'Kia:Rio' }], {
    names: ['make_model'],
    uniqueTextColumns: [],
    pairColumns: { make_model: { of: ['make', 'model'], parents: true } },
  });
  expect(index.columns).toEqual({ make_model: { kind: 'pair', of: ['make', 'model'], parents: true } });
});

test.each<{ what: string; values: RecordValue[]; column: unknown }>([
  {
    what: 'unknown values alone',
    values: [null, null],
    column: { kind: 'dictionary', values: [], codes: [] },
  },
  {
    what: 'texts, in alphabetical order',
    values: ['Mini', null, 'Kia', 'Mini'],
    column: { kind: 'dictionary', values: ['Kia', 'Mini'], codes: [2, 0, 1, 2] },
  },
  { what: 'flags after an unknown one', values: [null, true], column: { kind: 'flag', cars: [1] } },
  {
    what: 'texts after an unknown one',
    values: [null, 'Kia'],
    column: { kind: 'dictionary', values: ['Kia'], codes: [0, 1] },
  },
  {
    what: 'numbers, from the least on',
    values: [2020, null, 2015, 2015, 2022],
    column: { kind: 'number', base: 2015, offsets: [5, -1, 0, 0, 7] },
  },
  { what: 'numbers below zero', values: [0, -4], column: { kind: 'number', base: -4, offsets: [4, 0] } },
  { what: 'flags', values: [false, true, null, true], column: { kind: 'flag', cars: [1, 3] } },
  {
    what: 'lists, each different one once, whatever order and repetition they have',
    values: [['Tow bar', 'ABS'], null, ['ABS', 'Tow bar', 'ABS'], ['Tow bar'], []],
    column: { kind: 'set', values: ['ABS', 'Tow bar'], sets: [[0, 1], [], [1]], codes: [0, 1, 0, 2, 1] },
  },
  {
    what: 'lists, whose values are in alphabetical order',
    values: [['Tow bar'], ['ABS']],
    column: { kind: 'set', values: ['ABS', 'Tow bar'], sets: [[1], [0]], codes: [0, 1] },
  },
])('$what', ({ values, column }) => {
  expect(columnOf(values)).toEqual(column);
});

test('lists of eleven and of two values are told apart', () => {
  const values = Array.from({ length: 12 }, (_, n) => `v${String(n).padStart(2, '0')}`);
  const column = columnOf([values, ['v01', 'v00'], ['v10'], ['v01', 'v10']]);
  expect(column).toMatchObject({ sets: [values.map((_, code) => code), [0, 1], [10], [1, 10]] });
});

describe('texts that differ from car to car are written without what they share', () => {
  test.each<{ texts: (string | null)[]; prefix: string; suffix: string; rest: (string | null)[] }>([
    { texts: ['/a1.jpg', '/a2.jpg', '/b.jpg'], prefix: '/', suffix: '.jpg', rest: ['a1', 'a2', 'b'] },
    { texts: ['c1', null, 'c2'], prefix: 'c', suffix: '', rest: ['1', null, '2'] },
    { texts: ['only'], prefix: 'only', suffix: '', rest: [''] },
    { texts: ['ab', 'abab'], prefix: 'ab', suffix: '', rest: ['', 'ab'] },
    { texts: ['aba', 'ababa'], prefix: 'aba', suffix: '', rest: ['', 'ba'] },
    { texts: ['bx1', 'bx1', 'ax1'], prefix: '', suffix: 'x1', rest: ['b', 'b', 'a'] },
    { texts: ['x-1', 'y-1', 'z1'], prefix: '', suffix: '1', rest: ['x-', 'y-', 'z'] },
    { texts: ['1', '21'], prefix: '', suffix: '1', rest: ['', '2'] },
    { texts: ['21', '1'], prefix: '', suffix: '1', rest: ['2', ''] },
    { texts: ['', 'a'], prefix: '', suffix: '', rest: ['', 'a'] },
    { texts: ['a', 'b'], prefix: '', suffix: '', rest: ['a', 'b'] },
  ])('$texts', ({ texts, prefix, suffix, rest }) => {
    expect(columnOf(texts, { unique: true })).toEqual({ kind: 'text', prefix, suffix, texts: rest });
  });
});

describe('a column of several types, or of fractions, is a mistake and throws', () => {
  test.each<{ values: RecordValue[]; wrong: string }>([
    { values: [5, 'five'], wrong: '"five"' },
    { values: [5, 5.5], wrong: '5.5' },
    { values: [5.5], wrong: '5.5' },
    { values: ['five', 5], wrong: '5' },
    { values: ['five', ['five']], wrong: '["five"]' },
    { values: [['five'], 'five'], wrong: '"five"' },
  ])('$values', ({ values, wrong }) => {
    expect(() => columnOf(values)).toThrow(
      new Error(`search index: it contains ${wrong} among values of another type. A column needs one type.`),
    );
  });
});
