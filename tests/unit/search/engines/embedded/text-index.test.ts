import { describe, expect, test } from 'vitest';
import { buildIndex, type StockRecord } from '#search/engines/embedded/build-index.ts';
import { loadColumns } from '#search/engines/embedded/columns.ts';
import { buildTextIndex, type TextField } from '#search/engines/embedded/text-index.ts';
import { letterMask } from '#search/engines/embedded/tokens.ts';

const records = [
  { make: 'Kia', body: 'peopleMover', year: 2021, stocknum: 'S1 blue' },
  { make: null, body: 'ute', year: null, stocknum: null },
  { make: 'Mini', body: 'ute', year: 2021, stocknum: 'S2 blue' },
  { make: 'Kia', body: null, year: 2019, stocknum: 'S1 blue' },
];

function indexOf(cars: readonly StockRecord[], fields: readonly TextField[]) {
  const index = buildIndex(cars, {
    names: ['make', 'body', 'year', 'sold', 'stocknum'],
    uniqueTextColumns: ['stocknum'],
  });
  return buildTextIndex(index.count, loadColumns(index), fields);
}

const FIELDS: readonly TextField[] = [
  { name: 'make' },
  { name: 'body', textOf: (value) => (value === 'ute' ? 'Pick-up' : `a ${value}`) },
  { name: 'year' },
  { name: 'stocknum' },
];

test('a field has its different texts, and the one of each car; none is 0', () => {
  const { fields } = indexOf(records, FIELDS);
  expect(fields.map(({ texts, codes }) => ({ texts, codes: Array.from(codes) }))).toEqual([
    { texts: ['', 'Kia', 'Mini'], codes: [1, 0, 2, 1] },
    { texts: ['', 'a peopleMover', 'Pick-up'], codes: [1, 2, 2, 0] },
    { texts: ['', '2021', '2019'], codes: [1, 0, 1, 2] },
    { texts: ['', 'S1 blue', 'S2 blue'], codes: [1, 0, 2, 1] },
  ]);
});

test('a number is searched in the words that a field has for it', () => {
  const { fields } = indexOf(records, [{ name: 'year', textOf: (value) => `MY${value.slice(2)}` }]);
  expect(fields[0]?.texts).toEqual(['', 'MY21', 'MY19']);
});

test('no car follows the last', () => {
  expect(indexOf([{ sold: true }], [{ name: 'sold' }]).words).toEqual(['true']);
});

test('a field that the stock does not have is skipped', () => {
  const { fields, postings } = indexOf(records, [{ name: 'nonsense' }, { name: 'make' }]);
  expect(fields).toHaveLength(1);
  expect(postings.get('mini')).toEqual([0, 2]);
});

describe('its words', () => {
  const { words, postings } = indexOf(records, FIELDS);

  test('are in alphabetical order', () => {
    expect(words).toEqual([
      ...['2019', '2021', 'a', 'blue', 'kia', 'mini', 'peoplemover', 'pick', 's1', 's2', 'up'],
    ]);
  });

  test('say in which texts of which fields they stand', () => {
    expect(postings.get('kia')).toEqual([0, 1]);
    expect(postings.get('up')).toEqual([1, 2]);
    expect(postings.get('2019')).toEqual([2, 2]);
    expect(postings.get('blue')).toEqual([3, 1, 3, 2]);
    expect(postings.has('')).toBe(false);
  });
});

describe('what a misspelt word may mean', () => {
  test('is any word but numbers and what belongs to one car, with its letters', () => {
    const { typoCandidates, masks } = indexOf(records, FIELDS);
    expect(typoCandidates).toEqual(['kia', 'mini', 'a', 'peoplemover', 'pick', 'up']);
    expect([...masks]).toEqual(typoCandidates.map(letterMask));
  });

  test('is also what a field has for a number', () => {
    const { typoCandidates } = indexOf(records, [{ name: 'year', textOf: (value) => `MY${value}` }]);
    expect(typoCandidates).toEqual(['my2021', 'my2019']);
  });

  test('may have digits in it', () => {
    const makes = ['2021', '4x4', 'x4', '4x', '86'].map((make) => ({ make }));
    expect(indexOf(makes, [{ name: 'make' }]).typoCandidates).toEqual(['4x', '4x4', 'x4']);
  });
});
