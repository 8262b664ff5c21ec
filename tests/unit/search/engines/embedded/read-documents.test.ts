import { expect, test } from 'vitest';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { readDocuments } from '#search/engines/embedded/read-documents.ts';

const records = [
  { id: 'a', make: 'Toyota', km: 10, sold: true, features: ['x', 'y'] },
  { id: 'b', make: null, km: null, sold: false, features: null },
  { id: 'c', make: 'Mazda', km: 30, sold: false, features: ['y'] },
];
const index = buildIndex(records, {
  names: ['id', 'make', 'km', 'sold', 'features'],
  uniqueTextColumns: ['id'],
});

test('the facts of the cars asked for are read as they were recorded; others are left out', () => {
  const cars = readDocuments(index, ['c', 'b', 'z']);
  expect([...cars.keys()]).toEqual(['b', 'c']);
  expect(cars.get('c')).toEqual(records[2]);
  expect(cars.get('b')).toEqual({ ...records[1], features: [] });
});

test.each(['id', 'slug'] as const)('without the column %s there are no cars to ask for by it', (missing) => {
  const names = ['id', 'slug'].filter((name) => name !== missing);
  const stock = buildIndex([{ id: 'a', slug: 'old-car' }], { names, uniqueTextColumns: names });
  expect(readDocuments(stock, ['old-car', 'a', 'null', ''], missing).size).toBe(0);
});

test('no car follows the last, whatever is asked for', () => {
  expect(readDocuments(index, ['null']).size).toBe(0);
});

test('a car is found by its slug', () => {
  const slugs = [
    { id: 'a', slug: 'old-car' },
    { id: 'b', slug: 'new-car' },
  ];
  const stock = buildIndex(slugs, { names: ['id', 'slug'], uniqueTextColumns: ['id', 'slug'] });
  expect([...readDocuments(stock, ['new-car', 'sold-car'], 'slug')]).toEqual([['new-car', slugs[1]]]);
});
