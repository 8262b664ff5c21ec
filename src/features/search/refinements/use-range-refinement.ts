import { useCallback, useMemo, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { afterPaint } from '#features/search/context/after-paint.ts';
import { useUnderstoodUiState } from '#features/search/context/use-search-state.ts';
import type { RangeAttribute } from '#search/state/attributes.ts';
import { parseRange, writeRange } from '#search/state/range.ts';
import type { Range } from '#search/state/state.ts';

/**
 * The range of an attribute. A change shows at once and is searched after the paint: while a key is held down, only the last
 * value of each frame. The next response or failure restores the state of the search (T-23), unless a newer change is
 * pending. All returned values keep their identity, so that a search does not render every slider. `applied` is the range
 * that has been searched.
 */
export function useRangeRefinement(attribute: RangeAttribute) {
  const { results, error } = useInstantSearch();
  const { indexUiState, setIndexUiState } = useUnderstoodUiState();
  const state = indexUiState.range?.[attribute] ?? '';
  const [optimistic, setOptimistic] = useState<Range>();
  /** The change that is not searched yet. */
  const pending = useRef<Range>(undefined);
  const [latest, setLatest] = useState({ results, error, state });
  if (latest.results !== results || latest.error !== error || latest.state !== state) {
    setLatest({ results, error, state });
    if (!pending.current) setOptimistic(undefined);
  }
  const refine = useCallback(
    (chosen: Range) => {
      setOptimistic(chosen);
      pending.current = chosen;
      afterPaint(() => {
        if (pending.current !== chosen) return;
        pending.current = undefined;
        setIndexUiState(({ page: _, ...ui }) => {
          const { [attribute]: __, ...others } = ui.range ?? {};
          const own = Object.keys(chosen).length > 0 ? { [attribute]: writeRange(chosen) } : {};
          return { ...ui, range: { ...others, ...own } };
        });
      });
    },
    [attribute, setIndexUiState],
  );
  const applied = useMemo(() => parseRange(state) ?? {}, [state]);
  return { range: optimistic ?? applied, applied, refine };
}
