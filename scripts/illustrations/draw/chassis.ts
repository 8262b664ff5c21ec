import { straight } from '#scripts/illustrations/geometry.ts';
import type { Load, Shape } from '#scripts/illustrations/shape.ts';
import { circle, line, path, rect } from '#scripts/illustrations/tags.ts';

/** Depth of the side rails. */
const RAIL = 17;

/** Rails, tank, battery, guards and rear lights of a truck, below the floor of its load. */
export function drawChassis({ axles, wheel }: Shape, { kind, from, to, floor }: Load): string {
  const rear = axles.at(-1)?.x ?? to;
  const front = axles[0]?.x ?? 0;
  const clear = Math.max(from, front + wheel + 14);
  const under = floor - RAIL - 6;
  return [
    driveShaft(front, rear, wheel),
    rearEnd(to, floor),
    rect([front, floor - RAIL - 4, to - front - 6, RAIL], { fill: 'url(#steel)' }),
    line(
      straight([
        [from, floor - 7],
        [to - 8, floor - 7],
      ]),
      '#5f666d',
      0.8,
    ),
    tank(clear + 6, under - 22),
    battery(clear + 82, under - 14),
    kind === 'chassis' ? holes(from, to, floor) : sideGuard(clear + 132, rear - wheel - 18, under),
    guard(rear, wheel, floor),
  ].join('');
}

function driveShaft(front: number, rear: number, wheel: number): string {
  return (
    line(
      straight([
        [front, wheel + 14],
        [rear, wheel + 2],
      ]),
      '#15181b',
      5,
    ) +
    line(
      straight([
        [front, wheel + 15.5],
        [rear, wheel + 3.5],
      ]),
      '#3a3f44',
      0.8,
    )
  );
}

function tank(x: number, y: number): string {
  const band = (at: number) =>
    line(
      straight([
        [x + at, y],
        [x + at, y + 28],
      ]),
      '#30353a',
      1.6,
    );
  return (
    rect([x, y, 66, 28], { rx: 5, fill: 'url(#alloy)', stroke: '#2a2e32', 'stroke-width': 0.6 }) +
    band(16) +
    band(50)
  );
}

function battery(x: number, y: number): string {
  return rect([x, y, 34, 20], { rx: 2, fill: '#1d2023', stroke: '#3a3f44', 'stroke-width': 0.7 });
}

/** The side underrun guards below the load; none if there is no room. */
function sideGuard(from: number, to: number, under: number): string {
  if (to - from < 30) return '';
  const rail = (y: number) => rect([from, y, to - from, 5], { rx: 2, fill: 'url(#alloy)' });
  const posts = [from + 8, to - 12].map((x) => rect([x, under - 24, 4, 30], { fill: '#3a3f44' }));
  return posts.join('') + rail(under - 24) + rail(under - 10);
}

/** A bare rail shows the bolt holes for its body. */
function holes(from: number, to: number, floor: number): string {
  const count = Math.floor((to - from - 60) / 22);
  const at = Array.from({ length: count }, (_, index) => from + 40 + index * 22);
  const brackets = [0.3, 0.58, 0.9].map((share) =>
    rect([from + (to - from) * share, floor - 4, 16, 5], { rx: 1, fill: '#33383d' }),
  );
  return at.map((x) => circle(x, floor - 12, 1.6, { fill: '#07080a' })).join('') + brackets.join('');
}

/** Mudguard over the rear wheels and the flap behind them. */
function guard(x: number, wheel: number, floor: number): string {
  const r = wheel + 5;
  const top = Math.min(floor - 3, wheel * 2 + 6);
  const arc =
    `M${x - r} ${-(wheel + 6)}L${x - r} ${-(top - 6)}Q${x - r} ${-top} ${x - r + 8} ${-top}` +
    `L${x + r - 8} ${-top}Q${x + r} ${-top} ${x + r} ${-(top - 6)}L${x + r} ${-(wheel + 2)}`;
  return (
    rect([x - r, wheel * 0.6, r * 2, top - wheel * 0.6], { fill: '#08090b' }) +
    path(arc, { fill: 'none', stroke: '#23272b', 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    rect([x + r - 2, 20, 3.4, wheel], { fill: '#111315' })
  );
}

/** Rear lamp on its bracket, and the rear underrun bar. */
function rearEnd(to: number, floor: number): string {
  const y = floor - 38;
  return [
    rect([to - 34, y - 12, 6, 34], { fill: '#23272b' }),
    rect([to - 44, y - 16, 40, 8], { rx: 2, fill: '#30353a', stroke: '#15181b', 'stroke-width': 0.5 }),
    rect([to - 26, y, 24, 22], { rx: 1, fill: '#1d2023' }),
    rect([to - 21, y + 3, 18, 13], { rx: 1.5, fill: 'url(#brake)', stroke: '#111', 'stroke-width': 0.5 }),
    rect([to - 21, y + 10, 18, 2.8], { fill: '#f0a23a', opacity: 0.9 }),
  ].join('');
}
