import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CAPITALS, hasLetter, setLine, widthOf } from '#scripts/illustrations/letters/letters.ts';

const SIZE = 100;

/** What is drawn of a line on a dark picture: left, right, top and bottom edge. */
async function edgesOf(text: string, setting: { readonly x: number; readonly anchor?: 'middle' }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">${setLine(text, { y: 150, size: SIZE, colour: '#fff', ...setting })}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#000' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = [...data.keys()].filter((at) => (data[at] ?? 0) > 100);
  const xs = drawn.map((at) => at % info.width);
  const ys = drawn.map((at) => Math.floor(at / info.width));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test('capitals stand on the line and are as tall as said', async () => {
  const { top, bottom } = await edgesOf('HEX', { x: 20 });
  expect(bottom).toBe(149);
  expect(bottom + 1 - top).toBeCloseTo(CAPITALS * SIZE, -0.5);
});

test('a line begins where it is set, or has its middle there', async () => {
  const start = await edgesOf('HEH', { x: 20 });
  expect(start.left).toBeGreaterThanOrEqual(20);
  expect(start.right).toBeLessThanOrEqual(20 + widthOf('HEH') * SIZE);
  const middle = await edgesOf('HEH', { x: 200, anchor: 'middle' });
  expect((middle.left + middle.right) / 2).toBeCloseTo(200, -0.5);
});

test('every letter of plates, instruments and slides is there; others are left out', () => {
  for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ,.?!&'-°")
    expect(hasLetter(letter), letter).toBe(true);
  expect(hasLetter('ж')).toBe(false);
  expect(widthOf('AжB')).toBe(widthOf('AB'));
});
