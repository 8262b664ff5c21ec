import { expect, test } from 'vitest';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { readCars } from '#search/engines/embedded/read-cars.ts';

const records = [
  { id: 'a', make: 'Toyota', km: 10, sold: true, features: ['x', 'y'] },
  { id: 'b', make: null, km: null, sold: false, features: null },
  { id: 'c', make: 'Mazda', km: 30, sold: false, features: ['y'] },
];
const index = buildIndex(records, { names: ['id', 'make', 'km', 'sold', 'features'], ownTexts: ['id'] });

test('the facts of the cars asked for are read as they were recorded; others are left out', () => {
  const cars = readCars(index, ['c', 'b', 'z']);
  expect([...cars.keys()]).toEqual(['b', 'c']);
  expect(cars.get('c')).toEqual(records[2]);
  expect(cars.get('b')).toEqual({ ...records[1], features: [] });
});
