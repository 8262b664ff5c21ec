/** The greatest value of a slider whose own is not known. */
const DEFAULT_MAX = 100_000;

/** A slider has so many steps. */
const STEP_COUNT = 100;

/** What a slider with two thumbs moves over. */
export interface SliderScale {
  readonly min: number;
  readonly max: number;
  /** How far an arrow key moves. */
  readonly step: number;
  /** Thumbs stand on multiples of it, and on the two ends. */
  readonly grain: number;
  /** How far the thumbs stay apart. */
  readonly gap: number;
}

/** Sliders over the stock: what they snap to (T-27), and their least step where a hundredth may be a fraction. */
const KINDS = {
  price: { grain: 1000, leastStep: 0 },
  subscription_price: { grain: 1, leastStep: 0 },
  km: { grain: 1000, leastStep: 0 },
  year: { grain: 1, leastStep: 1 },
} as const;
export type SliderKind = keyof typeof KINDS;

/** The slider over a stock whose least and greatest number are given; one hundredth of the range is a step. */
export function createStockScale(kind: SliderKind, min = 0, max = DEFAULT_MAX): SliderScale {
  const { grain, leastStep } = KINDS[kind];
  return { min, max, grain, step: Math.max(leastStep, (max - min) / STEP_COUNT), gap: 0 };
}

/** The price page's own slider, the same for every stock (T-29). */
export const PRICE_PAGE_SCALE: SliderScale = { min: 5000, max: 250_000, step: 500, grain: 500, gap: 1 };

/** Whether there is anything to choose between. */
export function canSlide({ min, max }: Pick<SliderScale, 'min' | 'max'>): boolean {
  return min < max;
}
