/** The upper end of a slider whose largest value is unknown. */
const DEFAULT_MAX = 100_000;

/** The number of steps of a slider. */
const STEP_COUNT = 100;

/** The scale of a slider with two thumbs. */
export interface SliderScale {
  readonly min: number;
  readonly max: number;
  /** The step of an arrow key. */
  readonly step: number;
  /** Thumbs snap to multiples of it, and to both ends. */
  readonly grain: number;
  /** The smallest distance between the thumbs. */
  readonly gap: number;
}

/**
 * The scale of a slider over the stock, given its smallest and largest value. A step is one hundredth of the range, and at
 * least 1: a fraction of a year is none.
 */
export function createStockScale(grain: number, min = 0, max = DEFAULT_MAX): SliderScale {
  return { min, max, grain, step: Math.max(1, (max - min) / STEP_COUNT), gap: 0 };
}

/** The scale of the price page, the same for every stock (T-29). */
export const PRICE_PAGE_SCALE: SliderScale = { min: 5000, max: 250_000, step: 500, grain: 500, gap: 1 };

/** Whether the scale has more than one value. */
export function canSlide({ min, max }: Pick<SliderScale, 'min' | 'max'>): boolean {
  return min < max;
}
