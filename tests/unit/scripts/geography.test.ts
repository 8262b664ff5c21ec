import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import drawing from '#features/map/australia.json' with { type: 'json' };
import { type BorderLines, drawAustralia, type Topology, type Towns } from '#scripts/geography/australia.ts';
import { packPostcodes } from '#scripts/geography/postcodes.ts';
import { type LongLat, simplify } from '#scripts/geography/simplify.ts';

describe('lines are drawn with fewer points', () => {
  test.each<{ why: string; line: LongLat[]; left: LongLat[] }>([
    {
      why: 'points on the way are left out',
      line: [
        [0, 0],
        [1, 0],
        [2, 0.01],
        [3, 0],
      ],
      left: [
        [0, 0],
        [3, 0],
      ],
    },
    {
      why: 'bends stay',
      line: [
        [0, 0],
        [1, 1],
        [2, 0],
      ],
      left: [
        [0, 0],
        [1, 1],
        [2, 0],
      ],
    },
    {
      why: 'the outline of an island stays closed',
      line: [
        [0, 0],
        [1, 1],
        [2, 0],
        [0, 0],
      ],
      left: [
        [0, 0],
        [1, 1],
        [2, 0],
        [0, 0],
      ],
    },
    { why: 'a point is a point', line: [[1, 1]], left: [[1, 1]] },
  ])('$why', ({ line, left }) => {
    expect(simplify(line, 0.1)).toEqual(left);
  });

  test('the result has points of the line, including its ends', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 30 }), (line) => {
        const left = simplify(line, 1);
        expect(line).toEqual(expect.arrayContaining(left));
        expect([left[0], left.at(-1)]).toEqual([line[0], line.at(-1)]);
      }),
    );
  });
});

describe('the drawing of the country', () => {
  const square = (x: number, y: number, size: number): LongLat[] => [
    [x, y],
    [size, 0],
    [0, size],
    [-size, 0],
    [0, -size],
  ];
  const countries: Topology = {
    transform: { scale: [0.01, 0.01], translate: [0, 0] },
    // A mainland of ten degrees, a rock, a remote island, and another country's.
    arcs: [
      square(13000, -3000, 1000),
      square(12000, -2000, 1),
      square(15900, -3100, 20),
      square(17000, -4000, 500),
    ],
    objects: {
      countries: {
        geometries: [
          { type: 'MultiPolygon', arcs: [[[0]], [[1]], [[2]]], properties: { name: 'Australia' } },
          { type: 'MultiPolygon', arcs: [[[3]]], properties: { name: 'New Zealand' } },
        ],
      },
    },
  };
  const line = { coordinates: [[138, -26] as const, [138, -16] as const] };
  const borders: BorderLines = {
    features: [
      { properties: { adm0_name: 'Australia' }, geometry: line },
      { properties: { adm0_name: 'Canada' }, geometry: line },
    ],
  };
  const town = (name: string, scalerank: number, adm0name = 'Australia') => ({
    properties: { name, scalerank, adm0name },
    geometry: { coordinates: [145.771, -16.926] as const },
  });
  const towns: Towns = { features: [town('Cairns', 4), town('Sydney', 0), town('Oslo', 0, 'Norway')] };

  test('has the land without rocks and remote islands, the state borders, and towns by importance', () => {
    expect(drawAustralia(countries, borders, towns)).toEqual({
      steps: 400,
      land: [[52000, -12000, 4000, 0, 0, 4000, -4000, 0, 0, -4000]],
      borders: [[55200, -10400, 0, 4000]],
      towns: [
        { name: 'Sydney', rank: 0, at: [145.77, -16.93] },
        { name: 'Cairns', rank: 4, at: [145.77, -16.93] },
      ],
    });
  });

  test('as committed has the mainland and Tasmania, eleven borders and the capitals', () => {
    expect(drawing.land.filter((ring) => ring.length > 400)).toHaveLength(2);
    expect(drawing.borders).toHaveLength(11);
    const capitals = ['Adelaide', 'Brisbane', 'Canberra', 'Darwin', 'Hobart', 'Melbourne', 'Perth', 'Sydney'];
    expect(drawing.towns.map(({ name }) => name)).toEqual(expect.arrayContaining(capitals));
  });
});

test('postcodes are packed in order, each once, where most of its addresses are', () => {
  const row = (postcode: string, count: string, latitude: string, longitude: string) => ({
    postcode,
    count,
    latitude,
    longitude,
  });
  const rows = [
    row('2620', '90', '-35.41', '149.2'),
    row('0800', '9', '-12.464', '130.844'),
    row('2620', '1000', '-35.36', '149.23'),
  ];
  expect(packPostcodes(rows)).toEqual({
    steps: 100,
    postcodes: [800, 1820],
    lat: [-1246, -2290],
    long: [13084, 1839],
  });
});
