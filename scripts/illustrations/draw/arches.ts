import { num } from '#scripts/illustrations/geometry.ts';
import type { Shape } from '#scripts/illustrations/shape.ts';

/** Gap between tyre and wheel arch, in centimetres. */
const GAP = 5.5;

/** The wheel openings, cut from the body's lower edge. */
export interface Arches {
  readonly radius: number;
  /** Half the width of the opening at the body's lower edge. */
  readonly half: number;
  /** The axles under the painted body; a truck's rear axle is under its load. */
  readonly axles: readonly number[];
  /** SVG arc over the wheel at `x`, from front to rear or back again. */
  readonly over: (x: number, direction: 'rearwards' | 'forwards') => string;
}

/** The wheel arches of a shape. */
export function archesOf({ axles, wheel, sill, outline }: Shape): Arches {
  const radius = wheel + GAP;
  const half = Math.sqrt(Math.max(radius ** 2 - (wheel - sill) ** 2, 0));
  const front = outline[0]?.[0] ?? 0;
  const rear = outline.at(-1)?.[0] ?? 0;
  const large = sill < wheel ? 1 : 0;
  return {
    radius,
    half,
    axles: axles.map(({ x }) => x).filter((x) => x - half > front && x + half < rear),
    over: (x, direction) => {
      const [from, to, sweep] = direction === 'rearwards' ? [x - half, x + half, 1] : [x + half, x - half, 0];
      return `${num(from)} ${-sill}A${radius} ${radius} 0 ${large} ${sweep} ${num(to)} ${-sill}`;
    },
  };
}
