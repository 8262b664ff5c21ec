import { expect, test } from 'vitest';
import { PALETTES } from '#scripts/demo/cars/palettes.ts';
import { photoName, photoUrl } from '#scripts/demo/pictures/photo-url.ts';
import { PAINTS } from '#scripts/illustrations/paints.ts';
import { SHAPES } from '#scripts/illustrations/shapes.ts';

test('the name of a picture can be read from its address', () => {
  const name = 'ute-a-hero-noon-white-7-example-0-0a1b2c3d.webp';
  expect(photoUrl(name)).toBe(`/assets/photos/${name}`);
  expect(photoName(photoUrl(name))).toBe(name);
});

test('every shape has paints, none of them twice', () => {
  expect(Object.keys(PALETTES).sort()).toEqual(Object.keys(SHAPES).sort());
  for (const finishes of Object.values(PALETTES)) {
    expect(finishes.length).toBeGreaterThan(0);
    expect(finishes.filter(({ paint, share }) => !(paint in PAINTS) || share <= 0)).toEqual([]);
    expect(new Set(finishes.map(({ paint }) => paint)).size).toBe(finishes.length);
  }
});
