import type { Range } from '#search/state/range.ts';

/** Merges two ranges: 'over 20k under 40k', '2018 or 2019'; undefined for 'over 40k under 20k' and '2018 or 2021'. */
export function mergeRanges(first: Range, second: Range): Range | undefined {
  const sharesEnd = Object.keys(first).some((end) => end in second);
  if (sharesEnd) return mergeTouchingRanges(first, second);
  const merged = { ...first, ...second };
  return width(merged) < 0 ? undefined : merged;
}

/** The union of two ranges that touch or overlap; undefined if an end is open, because either could be meant. */
function mergeTouchingRanges(first: Range, second: Range): Range | undefined {
  const [a, b] = [ends(first), ends(second)];
  const union = { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) };
  return width(union) <= width(first) + width(second) + 1 ? union : undefined;
}

/** The ends of a range; NaN for an open end, so that every comparison with it fails. */
function ends({ min = Number.NaN, max = Number.NaN }: Range): Required<Range> {
  return { min, max };
}

function width(range: Range): number {
  const { min, max } = ends(range);
  return max - min;
}
