import { useCallback, useMemo, useRef } from 'react';
import { afterPaint } from '#features/search/context/after-paint.ts';
import { useUnderstoodSearch } from '#features/search/context/use-search-state.ts';
import type { RangeAttribute } from '#search/state/attributes.ts';
import type { Range } from '#search/state/range.ts';
import { parseRange, writeRange } from '#search/state/range.ts';
import { useOptimisticChoice } from './use-optimistic-choice.ts';

/**
 * The range of an attribute. A change shows at once and is searched after the paint: while a key is held down, only the last
 * value of each frame. The next response or failure restores the state of the search (T-23), unless a newer change is
 * pending. All returned values keep their identity, so that a search does not render every slider. `applied` is the range
 * that has been searched.
 */
export function useRangeRefinement(attribute: RangeAttribute) {
  const { state, change } = useUnderstoodSearch();
  const text = writeRange(state.ranges[attribute] ?? {});
  /** The change that is not searched yet. */
  const pending = useRef<Range>(undefined);
  const [optimistic, setOptimistic] = useOptimisticChoice<Range>(text, () => pending.current !== undefined);
  const refine = useCallback(
    (chosen: Range) => {
      setOptimistic(chosen);
      pending.current = chosen;
      afterPaint(() => {
        if (pending.current !== chosen) return;
        pending.current = undefined;
        change(({ ranges: { [attribute]: _, ...others }, ...current }) => ({
          ...current,
          page: 1,
          ranges: { ...others, ...(Object.keys(chosen).length > 0 && { [attribute]: chosen }) },
        }));
      });
    },
    [attribute, change, setOptimistic],
  );
  const applied = useMemo(() => parseRange(text) ?? {}, [text]);
  return { range: optimistic ?? applied, applied, refine };
}
