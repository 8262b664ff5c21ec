import { num } from './geometry.ts';

/** Attributes of an SVG element; undefined leaves one out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An SVG element as text. */
export function tag(name: string, attributes: Attributes, content = ''): string {
  const text = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? num(value) : value}"`],
  );
  return content ? `<${name}${text.join('')}>${content}</${name}>` : `<${name}${text.join('')}/>`;
}

/** A path of given data. */
export function path(d: string, attributes: Attributes): string {
  return tag('path', { d, ...attributes });
}

/** An open line: no fill, round ends. */
export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more });
}

/** A circle about a point in centimetres, y up. */
export function circle(x: number, y: number, r: number, attributes: Attributes): string {
  return tag('circle', { cx: x, cy: -y, r, ...attributes });
}

/** A rectangle from its lower left corner in centimetres, y up. */
export function rect(x: number, y: number, width: number, height: number, attributes: Attributes): string {
  return tag('rect', { x, y: -y - height, width, height, ...attributes });
}

/** A linear gradient from top to bottom between two heights, in centimetres. Stops are [offset, colour, opacity]. */
export function verticalGradient(
  id: string,
  top: number,
  bottom: number,
  stops: readonly (readonly [number, string, number?])[],
): string {
  const at = { id, gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1: -top, y2: -bottom };
  return tag('linearGradient', at, gradientStops(stops));
}

/** The stops of a gradient: [offset, colour, opacity]. */
export function gradientStops(stops: readonly (readonly [number, string, number?])[]): string {
  return stops
    .map(([offset, colour, opacity]) => tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('');
}
