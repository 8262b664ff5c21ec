import { type PathPoint, points, smooth } from '#scripts/illustrations/geometry.ts';
import type { Shades } from '#scripts/illustrations/paints.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';
import { line, path } from '#scripts/illustrations/tags.ts';

/** Windscreen, seats and steering wheel of an open car. They are behind the doors, so they are drawn before the body. */
export function drawCabin({ open, seats, seatTop }: Shape, { turned, lit }: Shades): string {
  if (!open) return '';
  const edge = open.windscreen.slice(0, 4).map(([x, y]): PathPoint => [x, y]);
  return [
    ...seats.map((x, row) => seat(x, seatTop - row * 4)),
    line(smooth(points('194,90 201,101 210,107')), '#16181b', 3.4),
    path(smooth(open.windscreen, true), { fill: turned, stroke: '#0b0e12', 'stroke-width': 0.8 }),
    line(smooth(edge), lit, 0.8, { opacity: 0.7 }),
  ].join('');
}

/** Backrest and headrest in dark tan leather. */
function seat(x: number, top: number): string {
  const rest: PathPoint[] = [
    [x, 80, 'corner'],
    [x + 6, top - 14],
    [x + 13, top - 6],
    [x + 24, top - 7],
    [x + 30, top - 14],
    [x + 38, 80, 'corner'],
  ];
  const head: PathPoint[] = [
    [x + 11, top - 7],
    [x + 12, top - 1],
    [x + 18, top + 1],
    [x + 25, top - 1],
    [x + 25, top - 7],
    [x + 18, top - 8],
  ];
  return (
    path(smooth(rest, true), { fill: '#4a372c', stroke: '#14100d', 'stroke-width': 0.8 }) +
    path(smooth(head, true), { fill: '#5a4436', stroke: '#14100d', 'stroke-width': 0.8 }) +
    line(
      smooth([
        [x + 5, 94],
        [x + 9, top - 14],
        [x + 15, top - 8],
      ]),
      '#8b6d5a',
      1,
      { opacity: 0.8 },
    )
  );
}
