import { expect, test } from 'vitest';
import { instrumentsInk, PANEL_AROUND_DISPLAY } from '#scripts/photos/instruments.ts';
import { cornersAround } from '#scripts/photos/plate.ts';

test('figures shine on both dials, and kilometres differ', async () => {
  const { width, height, ink, glow = new Uint8Array() } = await instrumentsInk('45213');
  const shining = (from: number, to: number) =>
    glow.filter((value, at) => value > 200 && at % width >= from * width && at % width < to * width).length;
  expect(shining(0, 0.38)).toBeGreaterThan(500);
  expect(shining(0.62, 1)).toBeGreaterThan(500);
  expect(ink).toHaveLength(width * height);
  expect((await instrumentsInk('45214')).ink).not.toEqual(ink);
});

test('the panel lies round its display, whatever the perspective', () => {
  const display = [
    [100, 100],
    [200, 100],
    [200, 150],
    [100, 150],
  ] as const;
  const panel = cornersAround(display, PANEL_AROUND_DISPLAY);
  const [left, right] = [Math.min(...panel.map(([x]) => x)), Math.max(...panel.map(([x]) => x))];
  expect((left + right) / 2).toBeCloseTo(150, 5);
  expect((right - left) / 100).toBeCloseTo(335 / 95, 2);
  const leaning = cornersAround(
    [
      [100, 100],
      [200, 90],
      [200, 160],
      [100, 150],
    ],
    { left: 0, top: 0, right: 1, bottom: 1 },
  );
  for (const [i, corner] of [
    [100, 100],
    [200, 90],
    [200, 160],
    [100, 150],
  ].entries())
    for (const axis of [0, 1] as const) expect(leaning[i]?.[axis]).toBeCloseTo(corner[axis] ?? 0, 6);
});
