import { contrastRatio } from './colour-space.ts';
import type { ColourRole, ThemeColours } from './palette.ts';

/** WCAG 2.2 AA minimums for text and for the parts of controls. */
const MIN_TEXT_CONTRAST = 4.5;
const MIN_CONTROL_CONTRAST = 3;

/** A role, the backgrounds it can be on, and the contrast it needs there. */
export interface ContrastPair {
  readonly foreground: ColourRole;
  readonly backgrounds: readonly ColourRole[];
  readonly minRatio: number;
}

/** Every combination of colours that style sheets may use; others are not allowed. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  {
    foreground: 'ink',
    backgrounds: ['canvas', 'surface', 'sunken', 'brand-tint', 'good-tint', 'warn-tint', 'danger-tint'],
    minRatio: MIN_TEXT_CONTRAST,
  },
  {
    foreground: 'ink-2',
    backgrounds: ['canvas', 'surface', 'sunken', 'brand-tint'],
    minRatio: MIN_TEXT_CONTRAST,
  },
  {
    foreground: 'ink-3',
    backgrounds: ['canvas', 'surface', 'sunken', 'brand-tint'],
    minRatio: MIN_TEXT_CONTRAST,
  },
  { foreground: 'good', backgrounds: ['canvas', 'surface', 'good-tint'], minRatio: MIN_TEXT_CONTRAST },
  { foreground: 'warn', backgrounds: ['canvas', 'surface', 'warn-tint'], minRatio: MIN_TEXT_CONTRAST },
  { foreground: 'danger', backgrounds: ['canvas', 'surface', 'danger-tint'], minRatio: MIN_TEXT_CONTRAST },
  { foreground: 'tag-ink', backgrounds: ['tag-bg'], minRatio: MIN_TEXT_CONTRAST },
  { foreground: 'photo-ink', backgrounds: ['wall', 'floor'], minRatio: MIN_TEXT_CONTRAST },
  { foreground: 'photo-ink-2', backgrounds: ['wall', 'floor'], minRatio: MIN_TEXT_CONTRAST },
  { foreground: 'on-band', backgrounds: ['band'], minRatio: MIN_TEXT_CONTRAST },
  { foreground: 'on-band-2', backgrounds: ['band'], minRatio: MIN_TEXT_CONTRAST },
  { foreground: 'on-brand', backgrounds: ['brand', 'brand-hover'], minRatio: MIN_TEXT_CONTRAST },
  {
    foreground: 'brand-text',
    backgrounds: ['canvas', 'surface', 'sunken', 'brand-tint'],
    minRatio: MIN_TEXT_CONTRAST,
  },
  { foreground: 'brand-edge', backgrounds: ['canvas', 'surface', 'sunken'], minRatio: MIN_CONTROL_CONTRAST },
  { foreground: 'line-strong', backgrounds: ['canvas', 'surface', 'sunken'], minRatio: MIN_CONTROL_CONTRAST },
  {
    foreground: 'focus',
    backgrounds: ['canvas', 'surface', 'sunken', 'focus-halo'],
    minRatio: MIN_CONTROL_CONTRAST,
  },
  { foreground: 'open', backgrounds: ['canvas', 'surface', 'band'], minRatio: MIN_CONTROL_CONTRAST },
];

/** The lowest opacity of the scrim under text, for the worst case: a white photo. */
const MIN_SCRIM_OPACITY = 0.66;

/** One sentence for every pair below its minimum: 'brand-text on brand-tint is 4.31:1, below 4.5:1'. */
export function findUnreadablePairs(colours: ThemeColours): string[] {
  const pairs = CONTRAST_PAIRS.flatMap(({ foreground, backgrounds, minRatio }) =>
    backgrounds.map((ground) => ({
      what: foreground,
      on: ground,
      atLeast: minRatio,
      ratio: contrastRatio(colours[foreground], colours[ground]),
    })),
  );
  const veil = {
    what: 'on-scrim',
    on: `scrim at ${MIN_SCRIM_OPACITY} over a white photo`,
    atLeast: MIN_TEXT_CONTRAST,
    ratio: contrastRatio(colours['on-scrim'], scrimOverWhite(colours.scrim)),
  };
  return [...pairs, veil]
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .map(
      ({ what, on, ratio, atLeast }) => `${what} on ${on} is ${formatFloored(ratio)}:1, below ${atLeast}:1`,
    );
}

function scrimOverWhite(scrim: string): string {
  const mix = (channel: number) => Math.round(channel * MIN_SCRIM_OPACITY + 255 * (1 - MIN_SCRIM_OPACITY));
  // So much white is in each channel that it has two digits.
  const channels = scrim.split(' ').map((channel) => mix(Number(channel)).toString(16));
  return `#${channels.join('')}`;
}

/** Rounded down: 4.499 must not appear as 4.50. */
function formatFloored(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
