import { lightness, mix } from './colour.ts';

/** The paints of demo vehicles, by the colour name in the stock data. */
export const PAINTS = {
  White: '#f1f3f4',
  Silver: '#b9bfc5',
  Grey: '#565e66',
  Black: '#1d2024',
  Blue: '#24528f',
  Red: '#a91622',
  Green: '#3d4d42',
  Orange: '#c9571a',
  Bronze: '#84684c',
  Beige: '#b9a98b',
  Yellow: '#dba81d',
} as const;

export type PaintName = keyof typeof PAINTS;

/** A paint and its shades under light. */
export interface Shades {
  readonly base: string;
  /** Surfaces that reflect the sky: roof, edges. */
  readonly lit: string;
  /** Slightly turned away. */
  readonly turned: string;
  /** The flank below the horizon. */
  readonly low: string;
  /** Underside. */
  readonly deep: string;
  /** 0 black to 1 white. */
  readonly lightness: number;
}

/** The shades of a '#rrggbb' paint. Pale paints get softer shading, or they would look dirty. */
export function shadesOf(base: string): Shades {
  const light = lightness(base);
  const shading = 1 - 0.35 * light;
  return {
    base,
    lit: mix(base, '#ffffff', 0.42 + (1 - light) * 0.1),
    turned: mix(base, '#000000', 0.18 * shading),
    low: mix(base, '#000000', 0.36 * shading),
    deep: mix(base, '#05070a', 0.62 * shading),
    lightness: light,
  };
}
