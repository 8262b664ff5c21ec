import type { Range } from '#search/state/state.ts';

/** 'over 20k under 40k' and '2018 or 2019' are one range; 'over 40k under 20k' and '2018 or 2021' are not. */
export function mergeRanges(one: Range, other: Range): Range | undefined {
  const twice = Object.keys(one).some((end) => end in other);
  if (twice) return mergeTouchingRanges(one, other);
  const both = { ...one, ...other };
  return width(both) < 0 ? undefined : both;
}

/** Two ranges that touch or overlap as one; of those with an open end nobody knows which one is meant. */
function mergeTouchingRanges(one: Range, other: Range): Range | undefined {
  const [a, b] = [ends(one), ends(other)];
  const all = { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
  return width(all) <= width(one) + width(other) + 1 ? all : undefined;
}

/** The ends of a range; no number can be compared with one that is open. */
function ends({ min = Number.NaN, max = Number.NaN }: Range): Required<Range> {
  return { min, max };
}

function width(range: Range): number {
  const { min, max } = ends(range);
  return max - min;
}
