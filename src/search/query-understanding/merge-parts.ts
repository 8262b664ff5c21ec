import type { RangeAttribute } from '#search/state/attributes.ts';
import { getRange, type Refinements, withRange } from '#search/state/ui-state.ts';
import { mergeLists, mergeRanges } from './merge-refinements.ts';
import type { QueryPart } from './understanding.ts';

/** The filters of some parts of a text; of ranges that contradict each other, the last. */
export function mergeParts(parts: readonly QueryPart[]): Refinements {
  const lists = mergeLists(parts.map(({ refinementList = {} }) => refinementList));
  return parts.reduce<Refinements>(
    (merged, part) =>
      (Object.keys(part.range ?? {}) as RangeAttribute[]).reduce((all, name) => {
        const range = getRange(part, name) ?? {};
        return withRange(all, name, mergeRanges(getRange(all, name) ?? {}, range) ?? range);
      }, merged),
    { refinementList: lists, range: {} },
  );
}
