import { expect, test } from 'vitest';
import { contrastRatio, deltaE, hexToOklch, oklchToHex } from '#site/theme/colour-space.ts';
import { wcagContrast } from './wcag.ts';

// From the definition of Oklab, https://bottosson.github.io/posts/oklab/.
test.each([
  ['#ffffff', 1, 0, 0],
  ['#808080', 0.5999, 0, 0],
  ['#000000', 0, 0, 0],
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#0000ff', 0.452, 0.3132, 264.05],
])('%s has lightness %d, chroma %d and hue %d', (hex, l, c, h) => {
  const colour = hexToOklch(hex);
  expect(colour.mode).toBe('oklch');
  expect(colour.l).toBeCloseTo(l, 3);
  expect(colour.c).toBeCloseTo(c, 3);
  expect(colour.h).toBeCloseTo(h, 1);
});

test('what is no colour counts as black', () => {
  expect(hexToOklch('nonsense')).toEqual({ mode: 'oklch', l: 0, c: 0, h: 0 });
});

test.each(['#ffffff', '#000000', '#808080', '#c3002f', '#00aeef', '#ffd500'])(
  '%s becomes the same hex again',
  (hex) => expect(oklchToHex(hexToOklch(hex))).toBe(hex),
);

test('a colour that no screen shows loses chroma, not lightness or hue', () => {
  const vivid = { mode: 'oklch', l: 0.6, c: 0.4, h: 145 } as const;
  const { l, c, h } = hexToOklch(oklchToHex(vivid));
  expect(l).toBeCloseTo(0.6, 2);
  expect(h).toBeCloseTo(145, 0);
  expect(c).toBeLessThan(0.22);
});

test.each([
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#777777', '#ffffff'],
  ['#c3002f', '#f4f5f6'],
  ['#14181c', '#14181c'],
])('the contrast of %s and %s is that of WCAG', (a, b) => {
  expect(contrastRatio(a, b)).toBeCloseTo(wcagContrast(a, b), 2);
});

test.each([
  ['#000000', '#ffffff', 1],
  ['#c3002f', '#c3002f', 0],
  ['#808080', '#ffffff', 0.4],
])('%s and %s differ by %d', (a, b, distance) => expect(deltaE(a, b)).toBeCloseTo(distance, 2));
