import { contrastRatio, hexToOklch, type Oklch, oklchToHex } from './colour-space.ts';
import type { BrandRole, ColourMode, PaletteColours } from './palette.ts';

/** Fills with a stronger chroma are tiring to look at. */
const MAX_CHROMA = 0.19;
/** Below this chroma a brand is black, grey, silver or white: it has no hue to preserve. */
const MAX_GREY_CHROMA = 0.03;
/** Yellows look muddy when darkened, so fills stay light with ink-coloured text on them, and text in their place is ink. */
const YELLOW_RANGE = { lighterThan: 0.8, hueFrom: 60, hueTo: 115 };
const LIGHTNESS_STEP = 0.01;
const HOVER_LIGHTNESS_STEP = 0.06;
/** In dark mode a brand fill is pale with dark text on it, however dark it is in light mode. */
const MIN_DARK_MODE_LIGHTNESS = 0.76;
const TINT = { light: { l: 0.96, c: 0.02 }, dark: { l: 0.27, c: 0.03 } } as const;
const DARK_ON_BRAND = { l: 0.2, c: 0.04 };

const MIN_TEXT_CONTRAST = 4.5;
const MIN_EDGE_CONTRAST = 3;

type BrandColours = Readonly<Record<BrandRole, string>>;

/** Whether a brand is black, grey, silver or white: then ink replaces it, and selected items get a 2 px edge. */
export function isGrey(hex: string): boolean {
  return hexToOklch(hex).c < MAX_GREY_CHROMA;
}

/**
 * Adapts the dealer's colour to a template until it is readable: the hue stays, chroma is bounded, lightness moves as
 * little as possible. `hex` has six digits.
 */
export function createBrandColours(hex: string, mode: ColourMode, palette: PaletteColours): BrandColours {
  if (isGrey(hex)) return createGreyBrand(mode, palette);
  const given = hexToOklch(hex);
  const start = { ...given, c: Math.min(given.c, MAX_CHROMA) };
  return mode === 'light' ? createLightBrand(start, palette) : createDarkBrand(start, palette);
}

function createGreyBrand(mode: ColourMode, palette: PaletteColours): BrandColours {
  return {
    brand: palette.ink,
    'brand-hover': getHoverColour(palette.ink, mode),
    'on-brand': palette.surface,
    'brand-edge': palette.ink,
    'brand-text': palette.ink,
    'brand-tint': palette.sunken,
    focus: palette.ink,
  };
}

function createLightBrand(start: Oklch, palette: PaletteColours): BrandColours {
  const yellow = isYellow(start);
  const white = '#ffffff';
  const brand = yellow
    ? oklchToHex(start)
    : shiftLightnessUntil(
        start,
        -LIGHTNESS_STEP,
        (fill) =>
          contrastRatio(white, fill) >= MIN_TEXT_CONTRAST &&
          contrastRatio(fill, palette.surface) >= MIN_EDGE_CONTRAST,
      );
  const tint = oklchToHex({ ...start, ...TINT.light });
  const text = yellow
    ? palette.ink
    : shiftLightnessUntil(hexToOklch(brand), -LIGHTNESS_STEP, isReadableOn(textBackgrounds(palette, tint)));
  return {
    brand,
    'brand-hover': getHoverColour(brand, 'light'),
    'on-brand': yellow ? palette.ink : white,
    'brand-edge': yellow ? palette.ink : brand,
    'brand-text': text,
    'brand-tint': tint,
    focus: text,
  };
}

function createDarkBrand(start: Oklch, palette: PaletteColours): BrandColours {
  const tint = oklchToHex({ ...start, ...TINT.dark });
  const pale = { ...start, l: Math.max(start.l, MIN_DARK_MODE_LIGHTNESS) };
  const brand = shiftLightnessUntil(pale, LIGHTNESS_STEP, isReadableOn(textBackgrounds(palette, tint)));
  return {
    brand,
    'brand-hover': getHoverColour(brand, 'dark'),
    'on-brand': oklchToHex({ ...start, ...DARK_ON_BRAND }),
    'brand-edge': brand,
    'brand-text': brand,
    'brand-tint': tint,
    focus: brand,
  };
}

function isYellow({ l, h = 0 }: Oklch): boolean {
  return l > YELLOW_RANGE.lighterThan && h >= YELLOW_RANGE.hueFrom && h <= YELLOW_RANGE.hueTo;
}

/** Every background that brand-coloured text can be on. */
function textBackgrounds(palette: PaletteColours, tint: string): readonly string[] {
  return [palette.surface, palette.canvas, palette.sunken, tint];
}

function isReadableOn(backgrounds: readonly string[]): (text: string) => boolean {
  return (text) => backgrounds.every((background) => contrastRatio(text, background) >= MIN_TEXT_CONTRAST);
}

function getHoverColour(hex: string, mode: ColourMode): string {
  const fill = hexToOklch(hex);
  const l =
    mode === 'light'
      ? Math.max(0, fill.l - HOVER_LIGHTNESS_STEP)
      : Math.min(1, fill.l + HOVER_LIGHTNESS_STEP);
  return oklchToHex({ ...fill, l });
}

/** The first colour towards black (step < 0) or white that passes `isGood`; black or white itself if none does. */
function shiftLightnessUntil(from: Oklch, step: number, isGood: (hex: string) => boolean): string {
  let { l } = from;
  while (l > 0 && l < 1 && !isGood(oklchToHex({ ...from, l }))) l += step;
  return oklchToHex({ ...from, l: Math.min(1, Math.max(0, l)) });
}
