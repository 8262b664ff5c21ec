import type { Size } from './layers.ts';

/** Linear light times 512, to what a screen shows: a film-like curve that keeps highlights, with the contrast of a camera. */
export const STEPS = 512;
const CONTRAST = 0.6;
/** What tones are pulled apart round it. */
const PIVOT = 0.47;
/** Light that strays in lenses: nothing is quite black. */
const FLARE = 0.008;
export const TONE = Uint8Array.from({ length: STEPS * 8 }, (_, i) => {
  const light = (i / STEPS) * 0.8 + FLARE;
  const film = Math.min((light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14), 1);
  const shown = film ** (1 / 2.2);
  return Math.round(255 * (shown + CONTRAST * shown * (1 - shown) * (shown - PIVOT)));
});
export const BRIGHTEST = TONE.length - 1;

/** Of the largest picture. */
const MAX_PIXELS = 960 * 640;
/** Sensor noise, for evenly grained pictures: stored ones are smooth. Longer than any picture, by where it begins. */
const GRAIN_STARTS = 65521;
const GRAIN_STRENGTH = 1 / 104;
const GRAIN = Int8Array.from({ length: GRAIN_STARTS + MAX_PIXELS }, (_, i) =>
  Math.round(((mix(i, 9) & 255) + (mix(i, 10) & 255) - 255) * GRAIN_STRENGTH),
);

/** The grain of a picture, pixel by pixel. */
export function grainOf(seed: number): Int8Array {
  return GRAIN.subarray(mix(seed, 5) % GRAIN_STARTS);
}

/** How much less light the corners get than the middle, of lenses one way and the other. */
const VIGNETTE = { least: 0.06, most: 0.24 } as const;

/** The light that a lens lets through to columns and to rows: for a pixel, one times the other. */
export interface Vignette {
  readonly columns: Float32Array;
  readonly rows: Float32Array;
}

export function vignetteOf({ width, height }: Size, seed: number): Vignette {
  const depth = VIGNETTE.least + (VIGNETTE.most - VIGNETTE.least) * share(mix(seed, 13));
  const across = (length: number, lost: number) =>
    Float32Array.from({ length }, (_, i) => 1 - lost * (((i + 0.5) / length) * 2 - 1) ** 2);
  return { columns: across(width, depth * 0.6), rows: across(height, depth * 0.4) };
}

/** A well spread number from a seed and a purpose. */
export function mix(seed: number, purpose: number): number {
  let h = Math.imul(seed ^ (purpose * 0x9e3779b9), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A number as a share of 1. */
export function share(number: number): number {
  return (number % 1000) / 1000;
}
