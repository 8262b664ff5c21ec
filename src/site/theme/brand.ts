import { contrast, hexOf, type Oklch, oklchOf } from './colour-space.ts';
import type { BrandRole, Mode, PaletteColours } from './palette.ts';

/** Stronger colours tire the eye as fills. */
const MOST_CHROMA = 0.19;
/** Below this a brand is black, silver or white: it has no hue to keep. */
const GREY_CHROMA = 0.03;
/** Darkened, these turn to mud; they stay light and carry ink. */
const YELLOW = { lighterThan: 0.8, hueFrom: 60, hueTo: 115 };
const STEP = 0.01;
const HOVER_STEP = 0.06;
/** In the dark a brand is a pale step with dark text on it, however deep it is by day. */
const PALE = 0.76;
const TINT = { light: { l: 0.96, c: 0.02 }, dark: { l: 0.27, c: 0.03 } } as const;
const DARK_ON_BRAND = { l: 0.2, c: 0.04 };

const TEXT = 4.5;
const EDGE = 3;

type BrandColours = Readonly<Record<BrandRole, string>>;

/** Whether a brand is black, grey, silver or white: then ink stands for it, and what is selected gets a 2 px edge. */
export function isGrey(hex: string): boolean {
  return oklchOf(hex).c < GREY_CHROMA;
}

/**
 * The dealer's colour, adapted to a template until it can be read: hue kept, chroma bounded, lightness moved by the
 * least that helps. `hex` has six digits.
 */
export function brandColours(hex: string, mode: Mode, palette: PaletteColours): BrandColours {
  if (isGrey(hex)) return greyBrand(mode, palette);
  const given = oklchOf(hex);
  const start = { ...given, c: Math.min(given.c, MOST_CHROMA) };
  return mode === 'light' ? lightBrand(start, palette) : darkBrand(start, palette);
}

function greyBrand(mode: Mode, palette: PaletteColours): BrandColours {
  return {
    brand: palette.ink,
    'brand-hover': hoverOf(palette.ink, mode),
    'on-brand': palette.surface,
    'brand-edge': palette.ink,
    'brand-text': palette.ink,
    'brand-tint': palette.sunken,
    focus: palette.ink,
  };
}

function lightBrand(start: Oklch, palette: PaletteColours): BrandColours {
  const yellow = isYellow(start);
  const white = '#ffffff';
  const brand = yellow
    ? hexOf(start)
    : shiftUntil(
        start,
        -STEP,
        (fill) => contrast(white, fill) >= TEXT && contrast(fill, palette.surface) >= EDGE,
      );
  const tint = hexOf({ ...start, ...TINT.light });
  const text = shiftUntil(oklchOf(brand), -STEP, isReadableOn(grounds(palette, tint)));
  return {
    brand,
    'brand-hover': hoverOf(brand, 'light'),
    'on-brand': yellow ? palette.ink : white,
    'brand-edge': yellow ? palette.ink : brand,
    'brand-text': text,
    'brand-tint': tint,
    focus: text,
  };
}

function darkBrand(start: Oklch, palette: PaletteColours): BrandColours {
  const tint = hexOf({ ...start, ...TINT.dark });
  const pale = { ...start, l: Math.max(start.l, PALE) };
  const brand = shiftUntil(pale, STEP, isReadableOn(grounds(palette, tint)));
  return {
    brand,
    'brand-hover': hoverOf(brand, 'dark'),
    'on-brand': hexOf({ ...start, ...DARK_ON_BRAND }),
    'brand-edge': brand,
    'brand-text': brand,
    'brand-tint': tint,
    focus: brand,
  };
}

function isYellow({ l, h = 0 }: Oklch): boolean {
  return l > YELLOW.lighterThan && h >= YELLOW.hueFrom && h <= YELLOW.hueTo;
}

/** Everything that brand-coloured text may lie on. */
function grounds(palette: PaletteColours, tint: string): readonly string[] {
  return [palette.surface, palette.canvas, palette.sunken, tint];
}

function isReadableOn(backgrounds: readonly string[]): (text: string) => boolean {
  return (text) => backgrounds.every((background) => contrast(text, background) >= TEXT);
}

function hoverOf(hex: string, mode: Mode): string {
  const fill = oklchOf(hex);
  const l = mode === 'light' ? Math.max(0, fill.l - HOVER_STEP) : Math.min(1, fill.l + HOVER_STEP);
  return hexOf({ ...fill, l });
}

/** The first colour on the way to black (step < 0) or white that is good enough; the end of the way when none is. */
function shiftUntil(from: Oklch, step: number, isGood: (hex: string) => boolean): string {
  let { l } = from;
  while (l > 0 && l < 1 && !isGood(hexOf({ ...from, l }))) l += step;
  return hexOf({ ...from, l: Math.min(1, Math.max(0, l)) });
}
