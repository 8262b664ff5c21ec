import { expect, test } from 'vitest';
import { BRIGHTEST, grainOf, STEPS, TONE, vignetteOf } from '#scripts/photos/camera.ts';

const SIZE = { width: 960, height: 640 };

test('more light is never shown darker, from the stray light of a lens to white', () => {
  const steps = Array.from(TONE.subarray(1), (shown, i) => shown - (TONE[i] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  expect(TONE[0]).toBeGreaterThan(5);
  expect(TONE[0]).toBeLessThan(30);
  expect(TONE[BRIGHTEST]).toBe(255);
});

test('shadows and highlights are further apart than in the scene', () => {
  const shown = (light: number) => TONE[Math.round(light * STEPS)] ?? 0;
  expect(shown(0.4) - shown(0.1)).toBeGreaterThan(255 * (0.4 ** (1 / 2.2) - 0.1 ** (1 / 2.2)));
});

test('grain is the same for a seed, another one for the next, and even', () => {
  const grain = grainOf(7).subarray(0, SIZE.width * SIZE.height);
  expect(grain).toHaveLength(SIZE.width * SIZE.height);
  expect(grainOf(7).subarray(0, 50)).toEqual(grain.subarray(0, 50));
  expect(grainOf(8).subarray(0, 50)).not.toEqual(grain.subarray(0, 50));
  expect(Math.abs(grain.reduce((sum, value) => sum + value, 0) / grain.length)).toBeLessThan(0.2);
});

test('corners get a little less light than the middle, whatever the lens', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { columns, rows } = vignetteOf(SIZE, seed);
    expect((columns[480] ?? 0) * (rows[320] ?? 0)).toBeCloseTo(1, 3);
    const corner = (columns[0] ?? 0) * (rows[0] ?? 0);
    expect(corner).toBeGreaterThan(0.75);
    expect(corner).toBeLessThan(0.95);
  }
});
