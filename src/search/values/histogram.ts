/** How many bars stand behind a slider; fewer where there are not as many whole numbers: 17 years are 17 bars. */
const MAX_BARS = 20;

/** How a number is spread over the stock: its ends, and how many cars lie in each of as many equal parts. */
export interface Histogram {
  readonly min: number;
  readonly max: number;
  readonly bars: readonly number[];
}

/** The spread of whole numbers; undefined when there are none. */
export function buildHistogram(values: readonly number[]): Histogram | undefined {
  if (values.length === 0) return undefined;
  const min = values.reduce((least, value) => Math.min(least, value));
  const max = values.reduce((most, value) => Math.max(most, value));
  return { min, max, bars: countPerBar(values, { min, max }, Math.min(MAX_BARS, max - min + 1)) };
}

/** How many values lie in each of `count` equal parts from min to max, both included; values outside count nowhere. */
export function countPerBar(
  values: readonly number[],
  { min, max }: { readonly min: number; readonly max: number },
  count: number,
): number[] {
  const bars = new Array<number>(count).fill(0);
  for (const value of values) {
    if (value < min || value > max) continue;
    const bar = max === min ? 0 : Math.min(count - 1, Math.floor(((value - min) / (max - min)) * count));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}
