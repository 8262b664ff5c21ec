import { type PathPoint, smooth, straight } from '#scripts/illustrations/geometry.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';
import { line, path, tag } from '#scripts/illustrations/tags.ts';

/** The panes with their black surround, the interior behind them, and the reflected sky. */
export function drawGlass(shape: Shape): string {
  if (shape.windows.length === 0) return '';
  const panes = shape.windows.map((pane) => smooth(pane, true)).join('');
  const inside = seats(shape) + mirrored(shape) + posts(shape);
  return (
    path(panes, { fill: '#0b0e12', stroke: '#0b0e12', 'stroke-width': 3.4, 'stroke-linejoin': 'round' }) +
    path(panes, { fill: 'url(#glass)' }) +
    tag('g', { 'clip-path': 'url(#panes)' }, inside) +
    path(panes, { fill: 'none', stroke: '#c6ced6', 'stroke-opacity': 0.16, 'stroke-width': 0.7 })
  );
}

function bounds(shape: Shape): { low: number; high: number } {
  const heights = shape.windows.flat().map(([, y]) => y);
  return { low: Math.min(...heights), high: Math.max(...heights) };
}

/** Backrests with headrests, dark against the far windows. */
function seats({ seats: at, seatTop }: Shape): string {
  return at
    .map((x) => {
      const rest: PathPoint[] = [
        [x - 6, seatTop - 60, 'corner'],
        [x + 1, seatTop - 12],
        [x + 3, seatTop - 3],
        [x + 9, seatTop],
        [x + 14, seatTop - 3],
        [x + 14, seatTop - 13],
        [x + 17, seatTop - 24],
        [x + 20, seatTop - 60, 'corner'],
      ];
      return path(smooth(rest, true), { fill: '#05070a', opacity: 0.6 });
    })
    .join('');
}

/** Slanted reflections: a wide one in front, a thin one behind it. */
function mirrored(shape: Shape): string {
  const { low, high } = bounds(shape);
  const lean = (high - low) * 0.75;
  const streak = (x: number, width: number): PathPoint[] => [
    [x, low - 4],
    [x + lean, high + 4],
    [x + lean + width, high + 4],
    [x + width, low - 4],
  ];
  const first = Math.min(...shape.windows.flat().map(([x]) => x));
  const last = Math.max(...shape.windows.flat().map(([x]) => x));
  const at = (share: number) => first + (last - first) * share;
  const span = (last - first) / 100;
  return [streak(at(0.06), 14 * span), streak(at(0.23), 4 * span), streak(at(0.55), 12 * span)]
    .map((points) => path(straight(points, true), { fill: '#fff', opacity: 0.1 }))
    .join('');
}

function posts(shape: Shape): string {
  const { low, high } = bounds(shape);
  return shape.pillars
    .map(([top, bottom, width]) =>
      line(
        straight([
          [top, high + 3],
          [bottom, low - 3],
        ]),
        '#0b0e12',
        width,
        { 'stroke-linecap': 'butt' },
      ),
    )
    .join('');
}
