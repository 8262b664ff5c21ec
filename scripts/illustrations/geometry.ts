/**
 * A point of a drawing in centimetres: x from the front bumper backwards, y up from the ground. The curve has a corner at
 * 'corner' points and is smooth at all others.
 */
export type PathPoint = readonly [x: number, y: number] | readonly [x: number, y: number, corner: 'corner'];

/** Parses points in SVG notation, with '!' after a corner: points('12,18! 4,24 1,38'). Throws on anything else. */
export function points(text: string): PathPoint[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [, x, y, corner] = /^(-?[\d.]+),(-?[\d.]+)(!?)$/.exec(word) ?? [];
      if (x === undefined || y === undefined)
        throw new Error(`"${word}" is not a point. Write it as "12,18" or "12,18!".`);
      return corner ? [Number(x), Number(y), 'corner'] : [Number(x), Number(y)];
    });
}

/** A number as SVG text, to a tenth of a millimetre. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** SVG path data through the points: a Catmull-Rom spline, restarted at each corner. SVG's y points down. */
export function smooth(through: readonly PathPoint[], closed = false): string {
  const [first, ...rest] = through;
  if (!first) return '';
  const at = (index: number) => through[closed ? (index + through.length) % through.length : index];
  const pieces = (closed ? [...rest, first] : rest).map((end, index) => {
    const start = at(index) ?? first;
    const leaving = handle(start, at(index - 1), end);
    const arriving = handle(end, at(index + 2), start);
    return `C${pair(leaving)} ${pair(arriving)} ${pair(end)}`;
  });
  return `M${pair(first)}${pieces.join('')}${closed ? 'Z' : ''}`;
}

/** Straight lines through the points. */
export function straight(through: readonly PathPoint[], closed = false): string {
  return (
    through.map((point, index) => `${index === 0 ? 'M' : 'L'}${pair(point)}`).join('') + (closed ? 'Z' : '')
  );
}

/**
 * The control point at `point` of the segment to `next`, for a curve that comes from `previous`. Its distance is a third
 * of the segment's length, so short segments next to long ones don't overshoot.
 */
function handle(point: PathPoint, previous: PathPoint | undefined, next: PathPoint): PathPoint {
  const from = point[2] === 'corner' || !previous ? point : previous;
  const direction = [next[0] - from[0], next[1] - from[1]] as const;
  const reach = Math.hypot(next[0] - point[0], next[1] - point[1]) / 3;
  const factor = reach / Math.max(Math.hypot(...direction), Number.EPSILON);
  return [point[0] + direction[0] * factor, point[1] + direction[1] * factor];
}

function pair([x, y]: PathPoint): string {
  return `${num(x)} ${num(-y)}`;
}
