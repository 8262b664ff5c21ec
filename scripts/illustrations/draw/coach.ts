import { points, smooth, straight } from '#scripts/illustrations/geometry.ts';
import type { Shades } from '#scripts/illustrations/paints.ts';
import type { Load } from '#scripts/illustrations/shape.ts';
import { type Box, line, path, rect } from '#scripts/illustrations/tags.ts';

/** The coach body with the space over the cab, to match the cab of shapes/motorhome.ts. */
const OUTLINE = points(`
  214,36! 214,222! 138,216! 116,224 110,238 116,262 134,280 170,290 240,296 400,298 600,298 676,294 692,282
  696,248 696,120 693,36!
`);
const SWEEP = points('214,120 360,116 520,128 695,158! 695,134! 540,112 360,104 214,108');
const SWEEP_BELOW = points('216,98 360,94 540,101 694,120');

/** Left, lower edge, width and height of each window. */
const WINDOWS: readonly Box[] = [
  [300, 150, 82, 54],
  [560, 150, 96, 54],
  [150, 236, 62, 34],
];

/** Paints paler than this would be invisible on white, so the stripe is grey. */
const PALE = 0.75;

/** A motorhome's coach body with windows, door, awning, roof vents and a stripe in the vehicle's paint. */
export function drawCoach({ from, to, floor, top }: Load, { base, lightness }: Shades): string {
  const stripe = lightness > PALE ? '#5c6b78' : base;
  return [
    path(smooth(OUTLINE, true), { fill: 'url(#panel)', stroke: '#9aa2aa', 'stroke-width': 0.6 }),
    rect([from, floor, to - from, 12], { rx: 3, fill: '#3a3f44' }),
    path(smooth(SWEEP, true), { fill: stripe, opacity: 0.9 }),
    line(smooth(SWEEP_BELOW), stripe, 2.4, { opacity: 0.55 }),
    ...WINDOWS.map(pane),
    door(410, floor + 8),
    rect([from + 60, top - 26, 300, 8], { rx: 3, fill: '#d9dde1', stroke: '#8a9198', 'stroke-width': 0.5 }),
    rect([430, top, 90, 8], { rx: 3, fill: '#c3c9cf' }),
    rect([250, top, 44, 6], { rx: 2, fill: '#aab1b8' }),
    rect([to - 12, floor + 74, 9, 40], { rx: 2, fill: 'url(#brake)' }),
    line(
      straight([
        [from - 84, top - 12],
        [to - 12, top - 3],
      ]),
      '#fff',
      1,
      { opacity: 0.7 },
    ),
  ].join('');
}

function pane([x, y, width, height]: Box): string {
  const streak = `M${x + width * 0.2} ${-y - 3}L${x + width * 0.45} ${-y - height + 3}h${width * 0.17}L${x + width * 0.37} ${-y - 3}Z`;
  return (
    rect([x, y, width, height], { rx: 7, fill: '#0b0e12' }) +
    rect([x + 2.5, y + 2.5, width - 5, height - 5], { rx: 5, fill: 'url(#pane)' }) +
    path(streak, { fill: '#fff', opacity: 0.1 })
  );
}

function door(x: number, y: number): string {
  const [width, height] = [72, 196];
  return (
    rect([x, y, width, height], {
      rx: 5,
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': 0.9,
    }) +
    pane([x + 14, y + height * 0.56, width - 28, height * 0.34]) +
    rect([x + 6, y + height * 0.48, 10, 4], { rx: 1.5, fill: '#30343a' }) +
    rect([x + 6, y - 10, width - 12, 5], { rx: 2, fill: '#23272b' })
  );
}
