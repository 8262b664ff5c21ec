import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm, pointOf } from '#domain/location/distance.ts';
import { nearbyPlaces } from '#domain/location/nearby.ts';
import { placesOf } from '#domain/location/place.ts';
import { makeLocation } from '#tests/support/make-location.ts';

const CAIRNS = { lat: -16.9277, long: 145.7631 };

// Worked out by hand from the radius of 6371 km (spec 9): a quarter of the way round is 10,007.5 km.
test.each([
  { what: 'the same point', from: CAIRNS, to: CAIRNS, km: 0 },
  { what: 'a degree of latitude', from: { lat: 0, long: 0 }, to: { lat: 1, long: 0 }, km: 111.19 },
  {
    what: 'a degree of longitude at the equator',
    from: { lat: 0, long: 0 },
    to: { lat: 0, long: 1 },
    km: 111.19,
  },
  {
    what: 'a degree of longitude at 60 degrees',
    from: { lat: 60, long: 0 },
    to: { lat: 60, long: 1 },
    km: 55.6,
  },
  { what: 'pole to equator', from: { lat: 90, long: 0 }, to: { lat: 0, long: 37 }, km: 10_007.54 },
  {
    what: 'the other side of the earth',
    from: { lat: 0, long: 0 },
    to: { lat: 0, long: 180 },
    km: 20_015.09,
  },
  { what: 'across the date line', from: { lat: 0, long: 179.5 }, to: { lat: 0, long: -179.5 }, km: 111.19 },
])('$what: $km km', ({ from, to, km }) => {
  expect(distanceKm(from, to)).toBeCloseTo(km, 1);
});

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
});
test('there and back is as far, and nothing is farther than half way round', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
      expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
    }),
  );
});

test.each([
  { lat: 1, long: 2, point: { lat: 1, long: 2 } },
  { lat: 0, long: 0, point: { lat: 0, long: 0 } },
  { lat: 1, long: null, point: undefined },
  { lat: null, long: 2, point: undefined },
])('$lat, $long is a point: $point', ({ point: expected, ...degrees }) => {
  expect(pointOf(degrees)).toEqual(expected);
});

test('other places come nearest first, those of unknown distance last', () => {
  const at = (city: string, lat: number | null) =>
    makeLocation({ name: city, address: { city, lat, long: lat === null ? null : 145 } });
  const places = placesOf([at('Tully', -17.9), at('Nowhere', null), at('Cairns', -16.9), at('Mareeba', -17)]);
  const [, , cairns] = places;
  if (!cairns) throw new Error('no Cairns');
  const found = nearbyPlaces(cairns, places).map(({ place, km }) => [
    place.main.address.city,
    km && Math.round(km),
  ]);
  expect(found).toEqual([
    ['Mareeba', 11],
    ['Tully', 111],
    ['Nowhere', undefined],
  ]);
});
