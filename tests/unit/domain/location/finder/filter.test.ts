import { expect, test } from 'vitest';
import { filterLocations } from '#domain/location/finder/filter.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

const locations = [
  makeLocation({ id: 'new', location_type: '' }),
  makeLocation({ id: 'main', location_type: 'sales', primary: true }),
  makeLocation({ id: 'used', location_type: 'used' }),
  makeLocation({ id: 'shop', location_type: 'service' }),
  makeLocation({ id: 'counter', location_type: 'parts' }),
];

test.each([
  { filter: 'primary', ids: ['main'] },
  { filter: 'sales', ids: ['new', 'main', 'used'] },
  { filter: 'service', ids: ['shop'] },
  { filter: 'parts', ids: ['counter'] },
  { filter: 'service-and-parts', ids: ['shop', 'counter'] },
  { filter: 'all', ids: ['new', 'main', 'used', 'shop', 'counter'] },
  { filter: 'counter', ids: ['counter'] },
  { filter: 'elsewhere', ids: [] },
  { filter: 'constructor', ids: [] },
])('the filter "$filter" shows $ids', ({ filter, ids }) => {
  expect(filterLocations(filter, locations).map(({ id }) => id)).toEqual(ids);
});

test('without a primary location the first one is used, and without locations none', () => {
  const plain = [makeLocation({ id: 'a' }), makeLocation({ id: 'b' })];
  expect(filterLocations('primary', plain).map(({ id }) => id)).toEqual(['a']);
  expect(filterLocations('primary', [])).toEqual([]);
});
