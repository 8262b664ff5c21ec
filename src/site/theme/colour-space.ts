import { clampChroma, differenceEuclidean, formatHex, type Oklch, oklch, wcagContrast } from 'culori';

export type { Oklch };

/** A hex colour as lightness (0 to 1), chroma and hue. Greys have hue 0. */
export function hexToOklch(hex: string): Oklch {
  const { l, c, h } = oklch(hex) ?? { l: 0, c: 0 };
  return { mode: 'oklch', l, c, h: h ?? 0 };
}

/** The nearest sRGB colour with the same lightness and hue, as hex: contrast is measured on displayed colours. */
export function oklchToHex(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch'));
}

/** WCAG 2 contrast of two hex colours: 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  return wcagContrast(a, b);
}

const oklabDistance = differenceEuclidean('oklab');

/** The perceived difference of two hex colours: 0 is the same, black and white are 1 apart. */
export function deltaE(a: string, b: string): number {
  return oklabDistance(a, b);
}
