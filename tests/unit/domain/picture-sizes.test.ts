import { expect, test } from 'vitest';
import { PICTURE_QUALITIES, PICTURE_RATIOS, PICTURE_WIDTHS } from '#domain/picture-sizes.ts';

test.each([
  ['preview', 1200, 630],
  ['slide', 1920, 540],
  ['video', 1280, 720],
  ['brochure', 960, 640],
] as const)('a picture of the kind %s that is %i pixels wide is %i high', (kind, width, height) => {
  expect(Math.round(width / PICTURE_RATIOS[kind])).toBe(height);
});

test('the host makes pictures of nineteen widths, and of lower quality for maps and brochures', () => {
  expect(PICTURE_WIDTHS).toEqual([
    ...[120, 160, 240, 320, 360, 400, 480, 600, 640, 700, 720],
    ...[800, 828, 960, 1000, 1080, 1200, 1280, 1920],
  ]);
  expect(PICTURE_QUALITIES).toEqual({ mapCard: 75, brochure: 70 });
});
