import { expect, test } from 'vitest';
import { PICTURE_RATIOS } from '#domain/picture-sizes.ts';

test.each([
  ['preview', 1200, 630],
  ['slide', 1920, 540],
  ['video', 1280, 720],
  ['brochure', 960, 640],
] as const)('a picture of the kind %s that is %i pixels wide is %i high', (kind, width, height) => {
  expect(Math.round(width / PICTURE_RATIOS[kind])).toBe(height);
});
