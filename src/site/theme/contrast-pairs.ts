import { contrast } from './colour-space.ts';
import type { Colours, Role } from './palette.ts';

/** WCAG 2.2 AA: text, and the parts of controls that must be told apart. */
const TEXT = 4.5;
const PART = 3;

/** A role, all that it may lie on, and the contrast it must keep there. */
export interface Pair {
  readonly what: Role;
  readonly on: readonly Role[];
  readonly atLeast: number;
}

/** Every combination of colours that the style sheets may use: what is not listed here is not to be drawn. */
export const PAIRS: readonly Pair[] = [
  {
    what: 'ink',
    on: ['canvas', 'surface', 'sunken', 'brand-tint', 'good-tint', 'warn-tint', 'danger-tint'],
    atLeast: TEXT,
  },
  { what: 'ink-2', on: ['canvas', 'surface', 'sunken', 'brand-tint'], atLeast: TEXT },
  { what: 'ink-3', on: ['canvas', 'surface', 'sunken', 'brand-tint'], atLeast: TEXT },
  { what: 'good', on: ['canvas', 'surface', 'good-tint'], atLeast: TEXT },
  { what: 'warn', on: ['canvas', 'surface', 'warn-tint'], atLeast: TEXT },
  { what: 'danger', on: ['canvas', 'surface', 'danger-tint'], atLeast: TEXT },
  { what: 'tag-ink', on: ['tag-bg'], atLeast: TEXT },
  { what: 'photo-ink', on: ['wall', 'floor'], atLeast: TEXT },
  { what: 'photo-ink-2', on: ['wall', 'floor'], atLeast: TEXT },
  { what: 'on-band', on: ['band'], atLeast: TEXT },
  { what: 'on-band-2', on: ['band'], atLeast: TEXT },
  { what: 'on-brand', on: ['brand', 'brand-hover'], atLeast: TEXT },
  { what: 'brand-text', on: ['canvas', 'surface', 'sunken', 'brand-tint'], atLeast: TEXT },
  { what: 'brand-edge', on: ['canvas', 'surface', 'sunken'], atLeast: PART },
  { what: 'line-strong', on: ['canvas', 'surface', 'sunken'], atLeast: PART },
  { what: 'focus', on: ['canvas', 'surface', 'sunken', 'focus-halo'], atLeast: PART },
  { what: 'open', on: ['canvas', 'surface', 'band'], atLeast: PART },
];

/** The thinnest veil that text may lie on, over the worst photo there is: a white one. */
const THINNEST_SCRIM = 0.66;

/** One sentence for every pair that is below its line: 'brand-text on brand-tint is 4.31:1, below 4.5:1'. */
export function unreadablePairs(colours: Colours): string[] {
  const pairs = PAIRS.flatMap(({ what, on, atLeast }) =>
    on.map((ground) => ({ what, on: ground, atLeast, ratio: contrast(colours[what], colours[ground]) })),
  );
  const veil = {
    what: 'on-scrim',
    on: `scrim at ${THINNEST_SCRIM} over a white photo`,
    atLeast: TEXT,
    ratio: contrast(colours['on-scrim'], veilOverWhite(colours.scrim)),
  };
  return [...pairs, veil]
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .map(({ what, on, ratio, atLeast }) => `${what} on ${on} is ${floor2(ratio)}:1, below ${atLeast}:1`);
}

function veilOverWhite(scrim: string): string {
  const mix = (channel: number) => Math.round(channel * THINNEST_SCRIM + 255 * (1 - THINNEST_SCRIM));
  const [r = 0, g = 0, b = 0] = scrim.split(' ').map((channel) => mix(Number(channel)));
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Cut, not rounded: 4.499 must not read as 4.50. */
function floor2(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
