import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coordinates, distanceKm, formatDistance, sortByDistance } from '#domain/location/distance.ts';

const CAIRNS = { lat: -16.9186, long: 145.7781 };
const SYDNEY = { lat: -33.8688, long: 151.2093 };
const PERTH = { lat: -31.9523, long: 115.8613 };

describe('distances are great circles on a globe of 6371 km', () => {
  test.each<[from: string, to: string, a: Coordinates, b: Coordinates, km: number]>([
    ['Sydney', 'itself', SYDNEY, SYDNEY, 0],
    ['Sydney', 'Cairns', SYDNEY, CAIRNS, 1961],
    ['Sydney', 'Perth', SYDNEY, PERTH, 3290],
    ['the equator', 'a quarter around', { lat: 0, long: 0 }, { lat: 0, long: 90 }, (Math.PI / 2) * 6371],
    ['a pole', 'the other', { lat: 90, long: 0 }, { lat: -90, long: 0 }, Math.PI * 6371],
    [
      'the date line',
      'its other side',
      { lat: 0, long: 179.5 },
      { lat: 0, long: -179.5 },
      (Math.PI / 180) * 6371,
    ],
  ])('from %s to %s', (_, __, a, b, km) => expect(Math.abs(distanceKm(a, b) - km)).toBeLessThan(1));

  const anywhere = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    long: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  test('the way back is the same distance, and no detour is shorter', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3);
      }),
    );
  });
});

test('the nearest comes first, items without coordinates last in their order', () => {
  const things = [
    { name: 'lost', at: undefined },
    { name: 'Perth', at: PERTH },
    { name: 'gone', at: undefined },
    { name: 'Cairns', at: CAIRNS },
    { name: 'Sydney', at: SYDNEY },
  ] satisfies { name: string; at: Coordinates | undefined }[];
  const found = sortByDistance(things, SYDNEY);
  expect(found.map(({ item }) => item.name)).toEqual(['Sydney', 'Cairns', 'Perth', 'lost', 'gone']);
  expect(found.map(({ km }) => km && Math.round(km))).toEqual([0, 1961, 3290, undefined, undefined]);
});

test.each([
  { km: 0, text: 'Less than 1 km away' },
  { km: 0.99, text: 'Less than 1 km away' },
  { km: 1, text: '1 km away' },
  { km: 1.5, text: '2 km away' },
  { km: 311.6, text: '312 km away' },
  { km: 1959.7, text: '1,960 km away' },
])('$km km reads "$text"', ({ km, text }) => expect(formatDistance(km)).toBe(text));
