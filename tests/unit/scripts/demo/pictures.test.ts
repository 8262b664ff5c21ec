import { expect, test } from 'vitest';
import { allPictures, PALETTES, photoName, photoUrl, picture } from '#scripts/demo/pictures/pictures.ts';
import { PAINTS } from '#scripts/illustrations/paints.ts';

const pictures = [...allPictures().values()];

test('all demonstration sites together have at most 150 pictures', () => {
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.length).toBeLessThanOrEqual(150);
});

test('a file name describes the picture and changes with the drawing', () => {
  const names = pictures.map(({ name }) => name);
  expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*-[0-9a-f]{8}\.webp$/.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.slice(-13))).size).toBe(names.length);
});

test('the name of a picture can be read from its address', () => {
  const shown = picture('ute', 'White', 'front');
  expect(photoUrl(shown.name)).toMatch(/^\/assets\/photos\/ute-white-front-[0-9a-f]{8}\.webp$/);
  expect(photoName(photoUrl(shown.name))).toBe(shown.name);
});

test('every finish has a paint, starts with the whole vehicle and is unique', () => {
  for (const { finishes } of Object.values(PALETTES)) {
    expect(finishes.filter(({ paint, frames }) => !(paint in PAINTS) || frames[0] !== 'side')).toEqual([]);
    expect(new Set(finishes.map(({ paint }) => paint)).size).toBe(finishes.length);
  }
});
