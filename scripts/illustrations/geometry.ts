/**
 * A point of a drawing in centimetres: x from the front bumper backwards, y up from the ground. A 'corner' breaks the
 * curve; every other point is passed through smoothly.
 */
export type Point = readonly [x: number, y: number] | readonly [x: number, y: number, corner: 'corner'];

/** A number as SVG text, to a tenth of a millimetre. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** SVG path data through the points: a Catmull-Rom spline that starts anew at each corner. SVG's y grows downwards. */
export function smooth(points: readonly Point[], closed = false): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const at = (index: number) => points[closed ? (index + points.length) % points.length : index];
  const steps = (closed ? [...rest, first] : rest).map((end, index) => {
    const start = points[index] ?? first;
    const out = handle(start, at(index - 1) ?? start, end, start);
    const into = handle(end, at(index + 2) ?? end, start, end);
    return `C${num(out[0])} ${num(-out[1])} ${num(into[0])} ${num(-into[1])} ${num(end[0])} ${num(-end[1])}`;
  });
  return `M${num(first[0])} ${num(-first[1])}${steps.join('')}${closed ? 'Z' : ''}`;
}

/** Straight lines through the points. */
export function straight(points: readonly Point[], closed = false): string {
  const steps = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${num(x)} ${num(-y)}`);
  return steps.join('') + (closed ? 'Z' : '');
}

/**
 * The control point at `point` for the curve towards `towards`. Its length is a third of the piece it belongs to, so that
 * short pieces beside long ones do not overshoot.
 */
function handle(point: Point, before: Point, towards: Point, origin: Point): readonly [number, number] {
  if (origin[2] === 'corner' || before === point) return along(point, [towards[0] - point[0], towards[1] - point[1]], 1 / 3);
  const tangent = [towards[0] - before[0], towards[1] - before[1]] as const;
  const reach = Math.hypot(towards[0] - point[0], towards[1] - point[1]) / 3;
  return along(point, tangent, reach / Math.max(Math.hypot(...tangent), 1e-6));
}

function along([x, y]: Point, [dx, dy]: readonly [number, number], factor: number): readonly [number, number] {
  return [x + dx * factor, y + dy * factor];
}
