import { type PathPoint, smooth } from '#scripts/illustrations/geometry.ts';
import type { Shades } from '#scripts/illustrations/paints.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';
import { circle, glow, line, path, rect, tag } from '#scripts/illustrations/tags.ts';
import { archesOf } from './arches.ts';

/** Paints lighter than this have softer shading. */
const PALE = 0.8;

/** Height of the highest point of the shoulder line. */
export function beltOf(shoulder: Shape['shoulder']): number {
  return Math.max(...shoulder.map(([, y]) => y));
}

/** The painted body as a closed path, with the wheel arches cut out of its lower edge. */
export function bodyPath(shape: Shape): string {
  const arches = archesOf(shape);
  const cuts = arches.axles.toReversed().map((x) => `L${arches.over(x, 'forwards')}`);
  return `${smooth(shape.outline)}${cuts.join('')}Z`;
}

/** Paint, reflections, cladding and edges of the body. */
export function drawBody(shape: Shape, shades: Shades): string {
  const inside = [reflections(shape, shades), turningEnds(shape), cladding(shape)].join('');
  return [
    wells(shape),
    path(bodyPath(shape), { fill: 'url(#paint)' }),
    tag('g', { 'clip-path': 'url(#body)' }, inside),
    line(smooth(shape.outline), shades.lit, 0.9, { opacity: 0.6 }),
    archEdges(shape, shades),
  ].join('');
}

/** The dark areas behind the wheels. */
function wells(shape: Shape): string {
  const arches = archesOf(shape);
  return arches.axles.map((x) => path(`M${arches.over(x, 'rearwards')}Z`, { fill: '#08090b' })).join('');
}

/** Reflections of horizon, ground and sky in the flank, and the highlight along its shoulder. */
function reflections({ shoulder, sill, length }: Shape, { lightness }: Shades): string {
  const pale = lightness > PALE;
  const belt = beltOf(shoulder);
  const low = sill + (belt - sill) * 0.26;
  const bounce: PathPoint[] = [
    [0, low - 4],
    [length * 0.25, low + 3],
    [length * 0.75, low + 5],
    [length, low - 2],
  ];
  return (
    rect([0, sill, length, belt - sill], { fill: 'url(#horizon)', opacity: pale ? 0.35 : 1 }) +
    glow(smooth(bounce), '#fff', { width: 5, opacity: pale ? 0.5 : 0.2 }) +
    glow(smooth(shoulder), 'url(#sheen)', { width: 3.4, opacity: 0.5 + lightness * 0.3 }) +
    line(smooth(shoulder), 'url(#sheen)', 0.9, { opacity: 0.8 })
  );
}

/** Shading of the front and rear, which face away from the light. */
function turningEnds({ length, height }: Shape): string {
  return rect([0, 0, length, height + 4], { fill: 'url(#ends)' });
}

function cladding(shape: Shape): string {
  const { cladding: height, sill, length, wheel } = shape;
  if (height === undefined) return rect([0, sill - 2, length, 5], { fill: '#14171a', opacity: 0.9 });
  const { axles, radius } = archesOf(shape);
  const rings = axles.map((x) => circle(x, wheel, radius + height * 0.45, { fill: 'url(#cladding)' }));
  return rect([0, sill - 2, length, height], { fill: 'url(#cladding)' }) + rings.join('');
}

function archEdges(shape: Shape, { base }: Shades): string {
  const arches = archesOf(shape);
  const stroke = shape.cladding === undefined ? base : '#4a4f55';
  return arches.axles
    .map((x) => line(`M${arches.over(x, 'rearwards')}`, stroke, 0.8, { opacity: 0.7 }))
    .join('');
}
