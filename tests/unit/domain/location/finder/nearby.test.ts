import { expect, test } from 'vitest';
import { findNearbyPremises } from '#domain/location/finder/nearby.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

const at = (city: string, lat: number | null) =>
  makeLocation({ name: city, address: { city, lat, long: lat === null ? null : 145 } });
const places = groupByAddress([
  at('Tully', -17.9),
  at('Nowhere', null),
  at('Cairns', -16.9),
  at('Mareeba', -17),
]);
const near = (index: number) => {
  const here = places[index];
  if (!here) throw new Error(`no place ${index}`);
  return findNearbyPremises(here, places).map(({ place, km }) => [
    place.main.address.city,
    km && Math.round(km),
  ]);
};

test('other premises are sorted by distance, those at an unknown distance last', () => {
  expect(near(2)).toEqual([
    ['Mareeba', 11],
    ['Tully', 111],
    ['Nowhere', undefined],
  ]);
});

test('from premises without coordinates the others stay in their order', () => {
  expect(near(1)).toEqual([
    ['Tully', undefined],
    ['Cairns', undefined],
    ['Mareeba', undefined],
  ]);
});
