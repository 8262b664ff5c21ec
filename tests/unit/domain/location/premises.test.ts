import { expect, test } from 'vitest';
import { byDepartment, departmentLabel } from '#domain/location/department.ts';
import { findNearbyPremises, groupByAddress, sortForCarousel } from '#domain/location/premises.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

test.each([
  { a: '9 Byrnes Street', b: '9 Byrnes Street', same: true },
  { a: '9 Byrnes Street', b: ' 9  byrnes ST. ', same: true },
  { a: '118 Captain Cook Highway', b: '118 Captain Cook Hwy', same: true },
  { a: '9 Byrnes Street', b: '9A Byrnes Street', same: false },
  { a: '9 Byrnes Street', b: '9 Byrnes Road', same: false },
  { a: '1 Van Dam Street', b: '1 Vandam Street', same: false },
  ...'Road Rd, Avenue Ave, Drive Dr., Parade Pde, Boulevard Blvd, Court Ct, Terrace Tce'
    .split(', ')
    .map((kinds) => kinds.split(' ').map((kind) => `9 Byrnes ${kind}`))
    .map(([a = '', b = '']) => ({ a, b, same: true })),
])('"$a" and "$b" are one street: $same (T-83)', ({ a, b, same }) => {
  const locations = [a, b].map((street) => makeLocation({ address: { street } }));
  expect(groupByAddress(locations)).toHaveLength(same ? 1 : 2);
});

test('the same street in another city is different premises (T-83)', () => {
  const locations = [makeLocation(), makeLocation({ address: { city: 'Innisfail' } })];
  expect(groupByAddress(locations)).toHaveLength(2);
});

test('departments are sorted sales, used, service, parts, and the first represents the premises (T-80)', () => {
  const locations = (['parts', 'service', 'used', ''] as const).map((location_type) =>
    makeLocation({ location_type }),
  );
  const [place] = groupByAddress(locations);
  expect(place?.departments.map(departmentLabel)).toEqual(['Sales', 'Used vehicles', 'Service', 'Parts']);
  expect(place?.main).toBe(locations[3]);
});

test('an empty type counts as sales', () => {
  expect(byDepartment({ location_type: '' }, { location_type: 'sales' })).toBe(0);
});

test('premises keep the order of the file', () => {
  const cities = ['Tully', 'Cairns', 'Tully', 'Atherton'];
  const places = groupByAddress(cities.map((city) => makeLocation({ address: { city } })));
  expect(places.map((place) => place.main.address.city)).toEqual(['Tully', 'Cairns', 'Atherton']);
});

test('two streets whose names run together are not one', () => {
  const places = groupByAddress([
    makeLocation({ address: { street: '1 Ab', city: 'C' } }),
    makeLocation({ address: { street: '1 A', city: 'BC' } }),
  ]);
  expect(places).toHaveLength(2);
});

test('the same list of locations is grouped once', () => {
  const locations = [makeLocation()];
  expect(groupByAddress(locations)).toBe(groupByAddress(locations));
});

const at = (city: string, id: string, over = {}) =>
  makeLocation({ id, name: `Example ${city}`, address: { city }, ...over });
const places = groupByAddress([
  at('Tully', 'tully'),
  at('atherton', 'atherton'),
  at('Mareeba', 'mareeba', { name: 'Example Mareeba Sales' }),
  at('Mareeba', 'mareeba-service', { name: 'Example Mareeba Service', location_type: 'service' }),
  at('Cairns', 'cairns'),
]);

test.each([
  { why: 'by name, whatever its case', order: [], ids: 'atherton cairns mareeba tully' },
  { why: 'those of the order first', order: ['tully'], ids: 'tully atherton cairns mareeba' },
  {
    why: 'by the department that is named first, and any department stands for its place',
    order: ['mareeba-service', 'tully', 'mareeba'],
    ids: 'mareeba tully atherton cairns',
  },
])('the carousel sorts $why', ({ order, ids }) => {
  expect(sortForCarousel(places, order).map(({ main }) => main.id)).toEqual(ids.split(' '));
});

const located = (city: string, lat: number | null) =>
  makeLocation({ name: city, address: { city, lat, long: lat === null ? null : 145 } });
const yards = groupByAddress([
  located('Tully', -17.9),
  located('Nowhere', null),
  located('Cairns', -16.9),
  located('Mareeba', -17),
]);
const near = (index: number) =>
  yards
    .slice(index, index + 1)
    .flatMap((here) => findNearbyPremises(here, yards))
    .map(({ place, km }) => [place.main.address.city, km && Math.round(km)].join(' '));

test('other premises are sorted by distance, those at an unknown distance last', () => {
  expect(near(2)).toEqual(['Mareeba 11', 'Tully 111', 'Nowhere ']);
});

test('from premises without coordinates the others stay in their order', () => {
  expect(near(1)).toEqual(['Tully ', 'Cairns ', 'Mareeba ']);
});
