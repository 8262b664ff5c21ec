import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { BODY_KEYS } from '#domain/car/body.ts';
import { BODY_SHAPES } from '#scripts/illustrations/body-shapes.ts';
import { COMMITTED_IMAGES } from '#scripts/illustrations/committed/committed-images.ts';
import { type PathPoint, points, smooth } from '#scripts/illustrations/geometry.ts';
import type { Rim } from '#scripts/illustrations/shape.ts';
import { SHAPES, type ShapeName } from '#scripts/illustrations/shapes.ts';
import { vehicleSvg } from '#scripts/illustrations/vehicle-svg.ts';

const NAMES = Object.keys(SHAPES) as ShapeName[];
const RIMS: readonly Rim[] = ['fiveSpoke', 'tenSpoke', 'sevenSpoke', 'steel'];

/** Every id that a drawing defines, and every id it refers to; throws when it is no XML. */
function idsOf(svg: string): { defined: Set<string>; used: Set<string> } {
  const defined = new Set<string>();
  const parser = new SaxesParser();
  parser.on('opentag', ({ attributes }) => {
    if (attributes.id) defined.add(attributes.id);
  });
  parser.write(svg).close();
  return { defined, used: new Set([...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id ?? '')) };
}

test.each(NAMES)('a %s is drawn with every rim, with whole numbers and known gradients', (body) => {
  for (const rim of RIMS) {
    const svg = vehicleSvg({ body, paint: '#24528f', rim });
    const { defined, used } = idsOf(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(used.difference(defined)).toEqual(new Set());
  }
});

test('every drawing is 1200 by 800', () => {
  for (const body of NAMES) {
    const svg = vehicleSvg({ body, paint: '#ffffff', rim: 'steel' });
    expect(svg).toContain('viewBox="0 0 1200 800" width="1200" height="800"');
  }
});

test.each(NAMES)('a %s stays inside its own length and height', (body) => {
  const { length, height, outline, windows } = SHAPES[body];
  const outside = [...outline, ...windows.flat()].filter(
    ([x, y]) => x < 0 || x > length || y < 0 || y > height,
  );
  expect(outside).toEqual([]);
});

test('the background is transparent: no drawing fills it', () => {
  for (const body of NAMES) {
    const svg = vehicleSvg({ body, paint: '#1d2024', rim: 'steel' });
    expect(svg).not.toMatch(/<rect x="0" y="0" width="1200"/);
  }
});

test('the same vehicle is the same text, another paint another', () => {
  const ute = { body: 'ute', paint: '#a91622', rim: 'steel' } as const;
  expect(vehicleSvg(ute)).toBe(vehicleSvg({ ...ute }));
  expect(vehicleSvg({ ...ute, paint: '#a91623' })).not.toBe(vehicleSvg(ute));
});

test('the repository has a tile of every body type', () => {
  const tiles = COMMITTED_IMAGES.map(({ file }) => file).filter((file) => file.startsWith('public/bodies/'));
  expect(tiles).toEqual(BODY_KEYS.map((key) => `public/bodies/${key}.webp`));
  expect(Object.keys(BODY_SHAPES).sort()).toEqual([...BODY_KEYS].sort());
});

const coordinate = fc.integer({ min: -700, max: 700 });

test('points are parsed', () => {
  const point = fc.tuple(coordinate, coordinate, fc.boolean());
  fc.assert(
    fc.property(fc.array(point, { minLength: 1 }), (list) => {
      const text = list.map(([x, y, corner]) => `${x},${y}${corner ? '!' : ''}`).join('\n ');
      const expected = list.map(([x, y, corner]): PathPoint => (corner ? [x, y, 'corner'] : [x, y]));
      expect(points(text)).toEqual(expected);
    }),
  );
});

test.each(['12', '12;3', '12,3?', 'a,b'])(
  '%j is not a point, and the message says how to write one',
  (text) => {
    expect(() => points(text)).toThrow(`"${text}" is not a point. Write it as "12,18" or "12,18!".`);
  },
);

test('a curve passes through all of its points', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 2 }), (list) => {
      const ends = [...smooth(list).matchAll(/(?:M|C[-\d. ]*? [-\d. ]*? )(-?[\d.]+) (-?[\d.]+)(?=C|$)/g)];
      const passed = ends.map(([, x, y]) => [Number(x), 0 - Number(y)]);
      expect(passed).toEqual(list.map(([x, y]) => [x, y + 0]));
    }),
  );
});
