import { num } from './geometry.ts';

/** Attributes of an SVG element; undefined leaves one out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Left, lower edge, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

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

/** A line with soft edges: stacked strokes, because a blur would be cut off at the edge of a close-up. */
export function glow(
  d: string,
  stroke: string,
  { width, opacity }: { width: number; opacity: number },
): string {
  const layers = [2.4, 1.9, 1.4, 0.9, 0.5];
  const share = 1 - (1 - opacity) ** (1 / layers.length);
  return layers.map((factor) => line(d, stroke, width * factor, { opacity: share })).join('');
}

/** A circle about a point in centimetres, y up. */
export function circle(x: number, y: number, r: number, attributes: Attributes): string {
  return tag('circle', { cx: x, cy: -y, r, ...attributes });
}

/** A rectangle in centimetres: its lower left corner (y up), width and height. */
export function rect([x, y, width, height]: Box, attributes: Attributes): string {
  return tag('rect', { x, y: -y - height, width, height, ...attributes });
}

/** The stops of a gradient in CSS-like notation: stops('#fff 0, #aab1b8 0.5, #00000080 1'). */
export function stops(list: string): string {
  return list
    .split(',')
    .map((stop) => {
      const [colour, offset] = stop.trim().split(' ');
      return tag('stop', { offset, 'stop-color': colour });
    })
    .join('');
}
