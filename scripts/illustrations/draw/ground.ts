import type { Shape } from '#scripts/illustrations/shape.ts';
import { rect, tag } from '#scripts/illustrations/tags.ts';

/** The vehicle's shadow and the dark area between its wheels, which ground a cut-out. */
export function drawGround({ length, wheel, sill, axles, load }: Shape): string {
  const shadow =
    ellipse(length / 2, length * 0.55, 22) + axles.map(({ x }) => ellipse(x, wheel * 1.2, 7)).join('');
  if (load && load.kind !== 'coach') return shadow;
  const first = axles[0]?.x ?? 0;
  const last = axles.at(-1)?.x ?? length;
  const floor = rect([first - 12, sill * 0.6, last - first + 24, sill * 0.4 + 10], {
    fill: '#08090b',
    rx: 3,
  });
  const ends = rect([22, sill * 0.78, length - 44, sill * 0.22 + 8], { fill: '#0b0c0e', rx: 4 });
  return shadow + floor + ends;
}

function ellipse(x: number, rx: number, ry: number): string {
  return tag('ellipse', { cx: x, cy: 0.5, rx, ry, fill: 'url(#shadow)' });
}
