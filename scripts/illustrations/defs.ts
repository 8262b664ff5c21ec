import { mix } from './colour.ts';
import { beltOf, bodyPath } from './draw/body.ts';
import { smooth } from './geometry.ts';
import type { Shades } from './paints.ts';
import type { Shape } from './shape.ts';
import { path, stops, tag } from './tags.ts';

/** The gradients and clip paths that a drawing refers to by id. */
export function defs(shape: Shape, shades: Shades): string {
  return tag('defs', {}, [...ofPaint(shape, shades), ofGlass(shape), ...PARTS, ...clips(shape)].join(''));
}

function linear(id: string, direction: Readonly<Record<string, string | number>>, list: string): string {
  return tag('linearGradient', { id, ...direction }, stops(list));
}

const ACROSS = { x1: 0, y1: 0, x2: 1, y2: 0 };
const DOWN = { x1: 0, y1: 0, x2: 0, y2: 1 };
const between = (y1: number, y2: number) => ({
  gradientUnits: 'userSpaceOnUse',
  x1: 0,
  x2: 0,
  y1: -y1,
  y2: -y2,
});

/** The reflections of every flank: sky above, horizon at the shoulder, ground below. Its ends are darker. */
function ofPaint(
  { outline, shoulder, sill, length }: Shape,
  { base, lit, turned, low, deep }: Shades,
): string[] {
  const top = Math.max(...outline.map(([, y]) => y));
  const flank = `${lit} 0, ${mix(base, '#ffffff', 0.16)} 0.12, ${base} 0.36, ${mix(base, '#ffffff', 0.12)} 0.5`;
  const below = `${turned} 0.58, ${low} 0.8, ${deep} 1`;
  const along = { gradientUnits: 'userSpaceOnUse', x1: 0, x2: length, y1: 0, y2: 0 };
  const horizon = '#00000000 0, #00000000 0.16, #00000038 0.4, #00000038 0.6, #00000000 0.86, #00000000 1';
  const ends = `#0000006b 0, #00000000 ${50 / length}, #00000000 ${1 - 45 / length}, #00000075 1`;
  return [
    linear('paint', between(top, sill), `${flank}, ${below}`),
    linear('horizon', between(beltOf(shoulder), sill), horizon),
    linear('sheen', along, '#ffffff00 0, #ffffffbf 0.25, #ffffff80 0.7, #ffffff00 1'),
    linear('ends', along, ends),
  ];
}

function ofGlass({ windows }: Shape): string {
  const heights = windows.flat().map(([, y]) => y);
  const tint = '#8fa3b3 0, #4a5a68 0.32, #1c252d 0.52, #0c1116 1';
  return heights.length > 0 ? linear('glass', between(Math.max(...heights), Math.min(...heights)), tint) : '';
}

/** Light and materials shared by all vehicles. */
const PARTS = [
  tag(
    'radialGradient',
    { id: 'shadow' },
    stops('#00000080 0, #00000078 0.4, #0000003d 0.72, #0000000f 0.9, #00000000 1'),
  ),
  tag('radialGradient', { id: 'tyre' }, stops('#2a2c2f 0.68, #1a1b1d 0.9, #0b0c0d 1')),
  linear('rim', between(26, -26), '#f4f6f8 0, #aab1b8 0.5, #6d747b 1'),
  linear('lamp', ACROSS, '#dfe9f2 0, #8694a3 0.6, #2f3842 1'),
  linear('brake', ACROSS, '#7d0b12 0, #d3202b 0.6, #6b080e 1'),
  linear('cladding', DOWN, '#33373b 0, #111315 1'),
  linear('panel', DOWN, '#ffffff 0, #eef1f3 0.45, #d3d8dd 0.8, #b4bbc2 1'),
  linear('pane', DOWN, '#74889a 0, #28343f 0.45, #0c1116 1'),
  linear('alloy', DOWN, '#e9ecef 0, #c3c9cf 0.35, #868e96 1'),
  linear('alloyAcross', ACROSS, '#9aa2aa 0, #e4e8eb 0.4, #868e96 1'),
  linear('steel', DOWN, '#4a5056 0, #2a2e32 0.3, #15181b 1'),
];

function clips(shape: Shape): string[] {
  const panes = shape.windows.map((pane) => smooth(pane, true)).join('');
  const body = tag('clipPath', { id: 'body' }, path(bodyPath(shape), {}));
  return panes ? [body, tag('clipPath', { id: 'panes' }, path(panes, {}))] : [body];
}
