import { expect, test } from 'vitest';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { findIdsBySlug, readDocuments } from '#search/engines/embedded/read-documents.ts';

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

test('an index without ids has no cars to ask for', () => {
  const stock = buildIndex([{ make: 'Kia' }], { names: ['make'], uniqueTextColumns: [] });
  expect(readDocuments(stock, ['null', '']).size).toBe(0);
  expect(findIdsBySlug(stock, ['null'])).toEqual([]);
});

test.each(['id', 'slug'])('without the column %s no slug leads to a car', (missing) => {
  const names = ['id', 'slug'].filter((name) => name !== missing);
  const stock = buildIndex([{ id: 'a', slug: 'old-car' }], { names, uniqueTextColumns: names });
  expect(findIdsBySlug(stock, ['old-car', 'a'])).toEqual([]);
});

test('no car follows the last, whatever is asked for', () => {
  expect(readDocuments(index, ['null']).size).toBe(0);
  const stock = buildIndex([{ id: 'a', slug: 'b' }], { names: ['id', 'slug'], uniqueTextColumns: ['id'] });
  expect(findIdsBySlug(stock, ['null'])).toEqual([]);
});

test('slugs lead to the ids of their cars, in the order asked for', () => {
  const slugs = [
    { id: 'a', slug: 'old-car' },
    { id: 'b', slug: 'new-car' },
  ];
  const stock = buildIndex(slugs, { names: ['id', 'slug'], uniqueTextColumns: ['id', 'slug'] });
  expect(findIdsBySlug(stock, ['new-car', 'sold-car', 'old-car'])).toEqual(['b', 'a']);
});
