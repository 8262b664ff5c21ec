import { type PathPoint, smooth } from '#scripts/illustrations/geometry.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';
import { line, path } from '#scripts/illustrations/tags.ts';

/** Head and tail lights, and the dark openings of the front. */
export function drawLights({ headlight, tailLight, grille }: Shape): string {
  return grille.map(opening).join('') + head(headlight) + tail(tailLight);
}

function opening(points: readonly PathPoint[]): string {
  const ys = points.map(([, y]) => y);
  const xs = points.map(([x]) => x);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const slats = [0.3, 0.6].map((share) => {
    const y = low + (high - low) * share;
    return line(
      smooth([
        [Math.min(...xs) + 1, y],
        [Math.max(...xs) - 3, y + 0.6],
      ]),
      '#4b5157',
      0.7,
    );
  });
  return path(smooth(points, true), { fill: '#101316' }) + (high - low > 8 ? slats.join('') : '');
}

/** The upper edge of a lamp: its points up to the second corner. */
function upperEdge(points: readonly PathPoint[]): PathPoint[] {
  const end = points.findIndex((point, index) => index > 0 && point[2] === 'corner');
  return points.slice(0, end + 1).map(([x, y]) => [x, y]);
}

function head(points: readonly PathPoint[]): string {
  const edge = upperEdge(points).map(([x, y]): PathPoint => [x + 1, y - 1.6]);
  const [x, y] = edge[Math.min(1, edge.length - 1)] ?? [0, 0];
  return (
    path(smooth(points, true), {
      fill: 'url(#lamp)',
      stroke: '#000',
      'stroke-opacity': 0.55,
      'stroke-width': 0.7,
    }) +
    line(smooth(edge), '#fff', 1.3, { opacity: 0.95 }) +
    path(
      smooth(
        [
          [x + 2, y - 1.5],
          [x + 8, y],
          [x + 8, y - 4.5],
          [x + 2, y - 5],
        ],
        true,
      ),
      { fill: '#f4f9ff', opacity: 0.85 },
    )
  );
}

function tail(points: readonly PathPoint[]): string {
  if (points.length === 0) return '';
  const edge = upperEdge(points).map(([x, y]): PathPoint => [x, y - 1.4]);
  return (
    path(smooth(points, true), {
      fill: 'url(#brake)',
      stroke: '#000',
      'stroke-opacity': 0.5,
      'stroke-width': 0.5,
    }) + line(smooth(edge), '#ff9d8f', 0.9, { opacity: 0.9 })
  );
}
