import type { SliderScale } from './scale.ts';

/** The values of the two thumbs. */
export interface Thumbs {
  readonly low: number;
  readonly high: number;
}
export type Thumb = keyof Thumbs;

/** Reasons why an input changed nothing; logged, never shown. */
export const THUMB_ERRORS = {
  below: 'Cannot refine below the range minimum',
  above: 'Cannot refine above the range maximum',
  failed: 'Error with slider refinement',
} as const;

/** The steps of Page Up and Page Down. */
const PAGE_STEPS = 10;

/**
 * Drags a thumb to a value: clamped to the scale, snapped to the nearest multiple of the grain (a tie widens the range)
 * or to an end if that is nearer, and stopped by the other thumb (T-27, T-28).
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

/** Moves a thumb by keys: by `steps` of the scale, each at least one grain, so that a key always moves it. */
export function stepThumb(scale: SliderScale, thumbs: Thumbs, thumb: Thumb, steps: number): Thumbs {
  return dragThumb(scale, thumbs, thumb, thumbs[thumb] + steps * Math.max(scale.step, scale.grain));
}

/** The effect of a key on a thumb; undefined for keys that the slider does not handle. */
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
 * Parses a number typed for one end. It snaps as a dragged thumb does; beyond the other end, the two ends swap. A number out
 * of range or unreadable text changes nothing and is rejected (T-28). An empty field means the end of the scale.
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
  const aim = snapToGrain(scale, thumb, value);
  if (thumb === 'low' && aim > thumbs.high)
    return { thumbs: toThumbs(scale, { min: thumbs.high, max: aim }) };
  if (thumb === 'high' && aim < thumbs.low) return { thumbs: toThumbs(scale, { min: aim, max: thumbs.low }) };
  return { thumbs: setThumb(scale, thumbs, thumb, aim) };
}

/** The thumbs for a range with optional ends. A range may exceed the scale or be narrower than its gap; thumbs can't. */
export function toThumbs(scale: SliderScale, { min, max }: { min?: number; max?: number }): Thumbs {
  const low = Math.min(clampToScale(scale, min ?? scale.min), scale.max - scale.gap);
  return { low, high: Math.max(clampToScale(scale, max ?? scale.max), low + scale.gap) };
}

/**
 * The range for the thumbs: a thumb at the end of the scale leaves that end open, so that stock beyond the scale is
 * included.
 */
export function toOpenRange(scale: SliderScale, { low, high }: Thumbs): { min?: number; max?: number } {
  return { ...(low > scale.min && { min: low }), ...(high < scale.max && { max: high }) };
}

/** The end of the scale that a thumb starts from. */
export function getScaleEnd(scale: SliderScale, thumb: Thumb): number {
  return thumb === 'low' ? scale.min : scale.max;
}

/** Clamps a thumb to the scale, at least the gap away from the other thumb. */
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

/**
 * The ends must stay reachable even if they are not multiples of the grain (T-27: 48,490 is nearer to itself than to
 * 48,000).
 */
function snapToGrain({ min, max, grain }: SliderScale, thumb: Thumb, value: number): number {
  const below = Math.max(min, Math.floor(value / grain) * grain);
  const above = Math.min(max, Math.ceil(value / grain) * grain);
  if (value - below === above - value) return thumb === 'low' ? below : above;
  return value - below < above - value ? below : above;
}

/** '20k' and '50k km', but not '50 km'. */
const THOUSANDS = /\d\s*k(?!m)/i;

/** Accepts '$20,000', '20 000 km' and '20k' as well; '-5' is one below every range. */
function parseNumber(text: string): number | undefined {
  const digits = text.replace(/[^\d.-]/g, '');
  const number = Number(digits);
  if (digits === '' || Number.isNaN(number)) return undefined;
  return THOUSANDS.test(text) ? number * 1000 : number;
}
