import type { SliderScale } from './scale.ts';

/** Where the two thumbs stand. */
export interface Thumbs {
  readonly low: number;
  readonly high: number;
}
export type Thumb = keyof Thumbs;

/** Why an input changed nothing: logged, never shown. */
export const THUMB_ERRORS = {
  below: 'Cannot refine below the range minimum',
  above: 'Cannot refine above the range maximum',
  failed: 'Error with slider refinement',
} as const;

/** How far Page Up and Page Down go, in steps. */
const PAGE_STEPS = 10;

/**
 * A thumb dragged to a value: held within the scale, put on the nearest multiple of the grain (a tie widens the choice)
 * or on an end that is nearer, and stopped by the other thumb (T-27, T-28).
 */
export function dragThumb(scale: SliderScale, thumbs: Thumbs, thumb: Thumb, value: number): Thumbs {
  const aim = snapToGrain(scale, thumb, clampToScale(scale, value));
  const { grain, gap } = scale;
  if (thumb === 'low') {
    const limit = thumbs.high - gap;
    const low = aim > limit ? Math.floor(limit / grain) * grain : aim;
    return setThumb(scale, thumbs, 'low', low);
  }
  const limit = thumbs.low + gap;
  const high = aim < limit ? Math.ceil(limit / grain) * grain : aim;
  return setThumb(scale, thumbs, 'high', high);
}

/** A thumb moved by keys: `steps` of the scale, never less than one grain each, so that a key always moves it. */
export function stepThumb(scale: SliderScale, thumbs: Thumbs, thumb: Thumb, steps: number): Thumbs {
  return dragThumb(scale, thumbs, thumb, thumbs[thumb] + steps * Math.max(scale.step, scale.grain));
}

/** What a key does to a thumb; undefined for keys that are none of a slider's. */
export function pressThumbKey(
  scale: SliderScale,
  thumbs: Thumbs,
  thumb: Thumb,
  key: string,
): Thumbs | undefined {
  if (key === 'Home') return dragThumb(scale, thumbs, thumb, scale.min);
  if (key === 'End') return dragThumb(scale, thumbs, thumb, scale.max);
  const steps = KEY_STEPS[key];
  return steps === undefined ? undefined : stepThumb(scale, thumbs, thumb, steps);
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -PAGE_STEPS,
  PageUp: PAGE_STEPS,
};

/**
 * A number typed for one end: taken as it is, stopped by the other thumb. Out of the range, or no number at all, it
 * changes nothing and is refused (T-28). An empty field is the end of the scale.
 */
export function parseThumbInput(
  scale: SliderScale,
  thumbs: Thumbs,
  thumb: Thumb,
  text: string,
): { readonly thumbs: Thumbs } | { readonly refused: string } {
  const value = parseNumber(text) ?? (text.trim() === '' ? getScaleEnd(scale, thumb) : undefined);
  if (value === undefined) return { refused: THUMB_ERRORS.failed };
  if (value < scale.min) return { refused: THUMB_ERRORS.below };
  if (value > scale.max) return { refused: THUMB_ERRORS.above };
  return { thumbs: setThumb(scale, thumbs, thumb, value) };
}

/** The thumbs of a range with open ends; a range may reach beyond the scale or be narrower than its gap, thumbs can't. */
export function toThumbs(scale: SliderScale, { min, max }: { min?: number; max?: number }): Thumbs {
  const low = Math.min(clampToScale(scale, min ?? scale.min), scale.max - scale.gap);
  return { low, high: Math.max(clampToScale(scale, max ?? scale.max), low + scale.gap) };
}

/** The range of the thumbs: a thumb at its end leaves that end open, so that stock beyond the scale is not cut off. */
export function toOpenRange(scale: SliderScale, { low, high }: Thumbs): { min?: number; max?: number } {
  return { ...(low > scale.min && { min: low }), ...(high < scale.max && { max: high }) };
}

/** The end of the scale that a thumb starts from. */
export function getScaleEnd(scale: SliderScale, thumb: Thumb): number {
  return thumb === 'low' ? scale.min : scale.max;
}

/** The setter's own rule: within the scale, and at least the gap from the other thumb. */
function setThumb(scale: SliderScale, thumbs: Thumbs, thumb: Thumb, value: number): Thumbs {
  if (thumb === 'low') {
    const low = Math.max(scale.min, Math.min(value, thumbs.high - scale.gap));
    return { ...thumbs, low };
  }
  const high = Math.min(scale.max, Math.max(value, thumbs.low + scale.gap));
  return { ...thumbs, high };
}

function clampToScale({ min, max }: SliderScale, value: number): number {
  return Math.min(max, Math.max(min, value));
}

/** An end that is no multiple must stay reachable: it counts as one (T-27: 48,490 is nearer to itself than to 48,000). */
function snapToGrain({ min, max, grain }: SliderScale, thumb: Thumb, value: number): number {
  const below = Math.max(min, Math.floor(value / grain) * grain);
  const above = Math.min(max, Math.ceil(value / grain) * grain);
  if (value - below === above - value) return thumb === 'low' ? below : above;
  return value - below < above - value ? below : above;
}

/** '$20,000' and '20 000 km' are numbers too; '-5' is one below every range. */
function parseNumber(text: string): number | undefined {
  const digits = text.replace(/[^\d.-]/g, '');
  return digits === '' || Number.isNaN(Number(digits)) ? undefined : Number(digits);
}
