import {
  type FacetName,
  MAKE_OR_MODEL,
  makeOf,
  type RefinementList,
} from '#search/state/makes-and-models.ts';
import type { Range } from '#search/state/range.ts';

/**
 * Merges choices: values of one list are alternatives. A make with models means these models, one without means all of its
 * vehicles, so that 'hilux or any ford' is a search.
 */
export function mergeLists(choices: readonly RefinementList[]): RefinementList {
  const lists: Partial<Record<FacetName, readonly string[]>> = {};
  for (const [facet, values] of choices.flatMap(Object.entries) as [FacetName, readonly string[]][])
    lists[facet] = [...new Set([...(lists[facet] ?? []), ...values])];
  const makesAndModels = lists[MAKE_OR_MODEL];
  return makesAndModels ? { ...lists, [MAKE_OR_MODEL]: narrowMakes(makesAndModels) } : lists;
}

function narrowMakes(values: readonly string[]): readonly string[] {
  return [...new Set(values.map(makeOf))].flatMap((make) => {
    const models = values.filter((value) => value !== make && makeOf(value) === make);
    return models.length > 0 ? models : [make];
  });
}

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
