import type { RangeAttribute } from '#search/state/attributes.ts';

/** The number of bars behind a slider; fewer if the range has fewer whole numbers: 17 years have 17 bars. */
const MAX_BARS = 20;

/** The distribution of a number over the stock: its ends, and the number of cars in each of several equal parts. */
export interface Histogram {
  readonly min: number;
  readonly max: number;
  readonly bars: readonly number[];
}

/** The distribution over each range that has one. */
export type Histograms = Readonly<Partial<Record<RangeAttribute, Histogram>>>;

/** The distribution of whole numbers; undefined unless two of them differ: there is nothing to choose then. */
export function buildHistogram(values: readonly number[]): Histogram | undefined {
  const min = values.reduce((lowest, value) => Math.min(lowest, value), Infinity);
  const max = values.reduce((highest, value) => Math.max(highest, value), -Infinity);
  if (min >= max) return undefined;
  return { min, max, bars: countPerBar(values, { min, max }, Math.min(MAX_BARS, max - min + 1)) };
}

/** The number of values in each of `count` equal parts from min to the greater max, both included; values outside are ignored. */
export function countPerBar(
  values: readonly number[],
  { min, max }: { readonly min: number; readonly max: number },
  count: number,
): number[] {
  const bars = new Array<number>(count).fill(0);
  for (const value of values) {
    if (value < min || value > max) continue;
    const bar = Math.min(count - 1, Math.floor(((value - min) / (max - min)) * count));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}
