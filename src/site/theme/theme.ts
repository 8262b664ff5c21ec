import { SiteProblems } from '#site/errors/site-error.ts';
import { brandColours, isGrey } from './brand.ts';
import { deltaE } from './colour-space.ts';
import { unreadablePairs } from './contrast-pairs.ts';
import type { Colours, Mode, Palette, PaletteColours } from './palette.ts';

/** The colours of one dealer in one template. */
export interface Theme {
  /** What `<html data-theme>` says. */
  readonly mode: Mode | 'auto';
  /** The style sheet that defines every colour as a custom property; published with the template's own. */
  readonly css: string;
  readonly colours: Readonly<Record<Mode, Colours>>;
  /** What the browser's own frame is painted in (`<meta name="theme-color">`). */
  readonly metaColour: string;
}

export interface ThemeOptions {
  /** The dealer's colour: six hex digits. */
  readonly colour: string;
  /** 'auto' follows the visitor's device; `data-theme` on any element overrules it there. */
  readonly mode: Theme['mode'];
  readonly palette: Palette;
}

/** Status that cannot be told from the brand by this much keeps its words and icon and gives up its colour. */
const TELLS_APART = 0.1;

/**
 * Adapts a dealer's colour to a template, in light and dark. Throws SiteProblems when any pair of colours that is used
 * together falls below its contrast line: a site that cannot be read is not published.
 */
export function themeFor({ colour, mode, palette }: ThemeOptions): Theme {
  const colours = {
    light: coloursFor(colour, 'light', palette.light),
    dark: coloursFor(colour, 'dark', palette.dark),
  };
  const problems = (['light', 'dark'] as const).flatMap((of) =>
    unreadablePairs(colours[of]).map(
      (pair) =>
        `brand.colour: "${colour}" cannot be made readable: ${pair} (${of}). Write another colour, or mend the palette of the template.`,
    ),
  );
  if (problems.length > 0) throw new SiteProblems(problems);
  return {
    mode,
    css: cssFor(colours, mode, isGrey(colour) ? '2px' : '1px'),
    colours,
    metaColour: colours[mode === 'dark' ? 'dark' : 'light'].band,
  };
}

function coloursFor(colour: string, mode: Mode, palette: PaletteColours): Colours {
  const brand = brandColours(colour, mode, palette);
  const statusOf = (status: string) =>
    [brand.brand, brand['brand-text']].some((own) => deltaE(own, status) < TELLS_APART)
      ? palette.ink
      : status;
  return { ...palette, good: statusOf(palette.good), danger: statusOf(palette.danger), ...brand };
}

/** `--selected-edge`: what is selected by colour alone elsewhere needs a thicker edge where the brand is grey. */
function cssFor(colours: Theme['colours'], mode: Theme['mode'], selectedEdge: string): string {
  const block = (of: Mode) => {
    const roles = Object.entries(colours[of]).map(([role, value]) => `--${role}:${value};`);
    return `{color-scheme:${of};${roles.join('')}--selected-edge:${selectedEdge}}`;
  };
  if (mode !== 'auto') return `:root${block(mode)}`;
  return [
    `:root${block('light')}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"])${block('dark')}}`,
    `[data-theme="dark"]${block('dark')}`,
  ].join('\n');
}
