import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildMapData } from '#features/map/map-data.ts';
import { groupPins } from '#features/map/pin-groups.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const URL_TEMPLATE = 'https://tiles.example.com/{z}/{x}/{y}.png?key={key}';
const attribution = { label: '© Example', href: 'https://tiles.example.com/' };
const siteWith = (key?: string) => makeSite({ map: { tiles: { url: URL_TEMPLATE, attribution, key } } });

const mareeba = makeLocation({
  name: 'Example Mareeba Sales',
  address: { lat: '-16.99', long: '145.42' },
  image: { url: 'https://photos.example.com/yard.jpg' },
});
const lost = makeLocation({ name: 'Example Lost' });

test('a pin has the place, its address and directions; its picture is 600 wide, of quality 75', () => {
  expect(buildMapData([mareeba], makeSite()).places).toEqual([
    {
      name: 'Example Mareeba',
      href: '/locations/example-mareeba-sales/',
      address: '9 Example Street, Mareeba QLD 4880',
      mapUrl: expect.stringContaining('https://www.google.com/maps/search/'),
      directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination=-16.99%2C145.42',
      at: [-16.99, 145.42],
      number: '',
      image: '/.netlify/images?url=https%3A//photos.example.com/yard.jpg&w=600&q=75',
    },
  ]);
});

test('a place whose coordinates are not known has no pin; the others keep the number that the list gives them', () => {
  expect(buildMapData([lost, mareeba], makeSite()).places).toEqual([
    expect.objectContaining({ name: 'Example Mareeba', number: '2' }),
  ]);
});

describe('the tiles are asked for with a key', () => {
  const own = makeLocation({ address: { map_key: 'own&key' } });

  test.each([
    { why: "the site's", locations: [mareeba], key: 'site-key', asked: 'site-key' },
    {
      why: "a location's own before the site's",
      locations: [mareeba, lost, own, makeLocation({ address: { map_key: 'c' } })],
      key: 'site-key',
      asked: 'own%26key',
    },
    { why: 'none', locations: [mareeba], key: undefined, asked: '' },
  ])('$why', ({ locations, key, asked }) => {
    expect(buildMapData(locations, siteWith(key)).tiles).toEqual({
      url: `https://tiles.example.com/{z}/{x}/{y}.png?key=${asked}`,
      maxZoom: 19,
    });
  });

  test('or not at all, where the dealer names none', () => {
    expect(buildMapData([mareeba], makeSite()).tiles).toBeUndefined();
  });
});

test('each of several places has its number, and a place without a picture has none', () => {
  const plain = makeLocation({ name: 'Example Tully', address: { lat: '-17.9', long: '145.9' } });
  expect(
    buildMapData([mareeba, plain], makeSite()).places.map(({ number, image }) => [number, image]),
  ).toEqual([
    ['1', expect.stringContaining('yard.jpg')],
    ['2', undefined],
  ]);
});

test.each([
  ['au', undefined],
  ['nz', 'nz'],
] as const)('a map is of Australia, unless the dealer is elsewhere: %s', (country, named) => {
  const { country: drawn } = buildMapData([mareeba], { ...makeSite(), country });
  expect(drawn).toBe(named);
});

const at = (x: number, y: number) => ({ pixel: { x, y } });

test.each([
  { why: 'on one point', points: [at(5, 5), at(5, 5)], groups: 1 },
  { why: 'a pixel less than a pin apart both ways', points: [at(0, 0), at(43, -43)], groups: 1 },
  { why: 'a pin apart sideways', points: [at(0, 0), at(44, 0)], groups: 2 },
  { why: 'a pin apart upwards', points: [at(0, 0), at(0, -44)], groups: 2 },
  {
    why: 'the third is close to the second, which is not where its group stands',
    points: [at(0, 0), at(40, 0), at(80, 0)],
    groups: 2,
  },
  { why: 'none', points: [], groups: 0 },
])('pins $why: $groups', ({ points, groups }) => expect(groupPins(points)).toHaveLength(groups));

test('every pin is in one group, in order, and no two groups overlap', () => {
  const pixel = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) });
  fc.assert(
    fc.property(fc.array(fc.record({ pixel })), (things) => {
      const groups = groupPins(things);
      expect(new Set(groups.flat())).toEqual(new Set(things));
      const stands = groups.map(([first]) => first?.pixel ?? { x: 0, y: 0 });
      for (const [index, a] of stands.entries())
        for (const b of stands.slice(index + 1))
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(44);
    }),
  );
});
