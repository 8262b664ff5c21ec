import { num } from '#scripts/illustrations/geometry.ts';
import type { Rim, Shape } from '#scripts/illustrations/shape.ts';
import { circle, path, tag } from '#scripts/illustrations/tags.ts';

/** The shape of one spoke and how many there are; radius `r` is the rim's. A steel wheel has holes instead. */
interface Spokes {
  readonly count: number;
  readonly spoke: (r: number) => string;
}

const twin = (width: number) => (r: number) =>
  `M-4 -5L${num(-r * width)} ${num(-r + 1)}L${num(-r * width * 0.3)} ${num(-r + 0.6)}L-.7 -8L.7 -8` +
  `L${num(r * width * 0.3)} ${num(-r + 0.6)}L${num(r * width)} ${num(-r + 1)}L4 -5Z`;

const SPOKES = {
  fiveSpoke: { count: 5, spoke: twin(0.24) },
  sevenSpoke: { count: 7, spoke: twin(0.15) },
  tenSpoke: {
    count: 10,
    spoke: (r) => `M-1.4 -4L-2.1 ${num(-r + 1.2)}L2.1 ${num(-r + 1.2)}L1.4 -4Z`,
  },
} satisfies Record<Exclude<Rim, 'steel'>, Spokes>;

/** Every wheel of the vehicle. */
export function drawWheels({ axles, wheel }: Shape, rim: Rim): string {
  return axles
    .map(({ x, dual }) => {
      const face = rim === 'steel' ? steel(wheel * 0.62, dual ?? false) : alloy(wheel * 0.75, SPOKES[rim]);
      return tag('g', { transform: `translate(${x} ${-wheel})` }, tyre(wheel) + face);
    })
    .join('');
}

function tyre(r: number): string {
  return (
    circle(0, 0, r, { fill: 'url(#tyre)' }) +
    circle(0, 0, r - 1.3, { fill: 'none', stroke: '#3a3d42', 'stroke-width': 0.5 }) +
    circle(0, 0, r * 0.86, { fill: 'none', stroke: '#0d0e10', 'stroke-width': 0.6 })
  );
}

function alloy(r: number, { count, spoke }: Spokes): string {
  const blade = spoke(r - 0.6);
  const blades = Array.from({ length: count }, (_, index) =>
    path(blade, { transform: `rotate(${num((360 / count) * index)})` }),
  );
  const caliper = `M${num(-r * 0.66)} ${num(-r * 0.3)}A${num(r * 0.72)} ${num(r * 0.72)} 0 0 1 ${num(-r * 0.14)} ${num(-r * 0.7)}`;
  return (
    circle(0, 0, r + 1.4, { fill: '#17191c' }) +
    circle(0, 0, r, { fill: '#1b1d20', stroke: 'url(#rim)', 'stroke-width': 1.8 }) +
    circle(0, 0, r * 0.7, { fill: '#54585d' }) +
    circle(0, 0, r * 0.66, {
      fill: 'none',
      stroke: '#33363a',
      'stroke-width': 1,
      'stroke-dasharray': '1.2 2',
    }) +
    circle(0, 0, r * 0.34, { fill: '#2a2c2f' }) +
    path(caliper, { fill: 'none', stroke: '#3b3e43', 'stroke-width': 3.4 }) +
    tag('g', { fill: 'url(#rim)', stroke: '#22262a', 'stroke-width': 0.35 }, blades.join('')) +
    circle(0, 0, r * 0.19, { fill: '#30343a', stroke: '#9aa2aa', 'stroke-width': 0.7 })
  );
}

/** A pressed steel wheel with hand holes and a hub; the outer one of a twin pair is dished inwards. */
function steel(r: number, dual: boolean): string {
  const ring = (count: number, at: number, size: number, fill: string) =>
    Array.from({ length: count }, (_, index) => {
      const turn = ((index + 0.5) / count) * 2 * Math.PI;
      return circle(Math.sin(turn) * at, Math.cos(turn) * at, size, { fill });
    }).join('');
  return (
    circle(0, 0, r + 1.2, { fill: '#141619' }) +
    circle(0, 0, r, { fill: dual ? '#3f4449' : 'url(#rim)', stroke: 'url(#rim)', 'stroke-width': 2 }) +
    circle(0, 0, r * 0.8, { fill: dual ? '#24282c' : '#b4bac0', stroke: '#5b6168', 'stroke-width': 0.6 }) +
    ring(8, r * 0.62, r * 0.115, dual ? '#0e1012' : '#34383d') +
    circle(0, 0, r * 0.4, { fill: dual ? '#4b5157' : '#c9ced3', stroke: '#6d747b', 'stroke-width': 0.6 }) +
    ring(6, r * 0.3, r * 0.045, '#5b6168') +
    circle(0, 0, r * 0.2, { fill: dual ? '#70777e' : '#8a9198', stroke: '#4d5359', 'stroke-width': 0.5 })
  );
}
