/** A point as GeoJSON has it: longitude and latitude in degrees. */
export type LongLat = readonly [long: number, lat: number];

/** Simplifies a line (Douglas-Peucker): drops points within `tolerance` degrees of it, but keeps its ends. */
export function simplify(line: readonly LongLat[], tolerance: number): LongLat[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let furthest = 0;
  let distance = 0;
  line.forEach((point, index) => {
    const away = distanceToLine(point, first, last);
    if (away <= distance) return;
    furthest = index;
    distance = away;
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, furthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(furthest), tolerance),
  ];
}

function distanceToLine([x, y]: LongLat, [ax, ay]: LongLat, [bx, by]: LongLat): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
