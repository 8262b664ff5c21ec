import { SiteError } from '#site/errors/site-error.ts';
import { createBrandColours, isGrey } from './brand.ts';
import { deltaE } from './colour-space.ts';
import { findUnreadablePairs } from './contrast-pairs.ts';
import type { ColourMode, Palette, PaletteColours, ThemeColours } from './palette.ts';

/** The colours of one dealer in one template. */
export interface Theme {
  /** The value of `<html data-theme>`. */
  readonly mode: ColourMode | 'auto';
  /** The style sheet that defines every colour as a custom property; published with the template's style sheet. */
  readonly css: string;
  readonly colours: Readonly<Record<ColourMode, ThemeColours>>;
  /** The colour of the browser's own interface (`<meta name="theme-color">`). */
  readonly metaColour: string;
}

export interface ThemeOptions {
  /** The dealer's colour: six hex digits. */
  readonly colour: string;
  /** 'auto' follows the visitor's device; `data-theme` on an element overrides it there. */
  readonly mode: Theme['mode'];
  readonly palette: Palette;
}

/** A status colour closer to the brand than this is dropped; the status then has only its text and icon. */
const MIN_STATUS_DELTA_E = 0.1;

/**
 * Adapts a dealer's colour to a template, in light and dark. Throws SiteError when any pair of colours that is used
 * together falls below its minimum contrast: an unreadable site is not published.
 */
export function createTheme({ colour, mode, palette }: ThemeOptions): Theme {
  const colours = {
    light: createColours(colour, 'light', palette.light),
    dark: createColours(colour, 'dark', palette.dark),
  };
  const problems = (['light', 'dark'] as const).flatMap((of) =>
    findUnreadablePairs(colours[of]).map(
      (pair) =>
        `brand.colour: "${colour}" cannot be made readable: ${pair} (${of}). Write another colour, or fix the palette of the template.`,
    ),
  );
  if (problems.length > 0) throw new SiteError(problems);
  return {
    mode,
    css: renderCss(colours, mode, isGrey(colour) ? '2px' : '1px'),
    colours,
    metaColour: colours[mode === 'dark' ? 'dark' : 'light'].band,
  };
}

function createColours(colour: string, mode: ColourMode, palette: PaletteColours): ThemeColours {
  const brand = createBrandColours(colour, mode, palette);
  const statusOf = (status: string) =>
    [brand.brand, brand['brand-text']].some((own) => deltaE(own, status) < MIN_STATUS_DELTA_E)
      ? palette.ink
      : status;
  return { ...palette, good: statusOf(palette.good), danger: statusOf(palette.danger), ...brand };
}

/** `--selected-edge`: selected items need a thicker edge if the brand is grey, because colour does not mark them. */
function renderCss(colours: Theme['colours'], mode: Theme['mode'], selectedEdge: string): string {
  const block = (of: ColourMode) => {
    const roles = Object.entries(colours[of]).map(([role, value]) => `--${role}:${value};`);
    return `{color-scheme:${of};${roles.join('')}--selected-edge:${selectedEdge}}`;
  };
  if (mode !== 'auto') return `:root${block(mode)}`;
  return [
    `:root${block('light')}`,
    `@media (prefers-color-scheme:dark){:root:where(:not([data-theme="light"]))${block('dark')}}`,
    `[data-theme="dark"]${block('dark')}`,
  ].join('\n');
}
