import { useCallback, useMemo, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { afterPaint } from '#features/search/context/after-paint.ts';
import type { RangeAttribute } from '#search/state/attributes.ts';
import { parseRange, writeRange } from '#search/state/range.ts';
import type { Range } from '#search/state/state.ts';

/**
 * The range of an attribute. A choice shows at once and the search follows after the paint: of the many numbers of a held
 * key only the last one of a frame is searched for. From the search's next answer or failure on, the search's own state
 * is shown again (T-23), unless the visitor is ahead of it. What it gives is the same from render to render, so that a
 * search does not render all sliders.
 */
export function useRangeRefinement(attribute: RangeAttribute) {
  const { indexUiState, setIndexUiState, results, error } = useInstantSearch();
  const state = indexUiState.range?.[attribute] ?? '';
  const [wanted, setWanted] = useState<Range>();
  /** What the search has not heard of yet. */
  const waiting = useRef<Range>(undefined);
  const [told, setTold] = useState({ results, error, state });
  if (told.results !== results || told.error !== error || told.state !== state) {
    setTold({ results, error, state });
    if (!waiting.current) setWanted(undefined);
  }
  const choose = useCallback(
    (chosen: Range) => {
      setWanted(chosen);
      waiting.current = chosen;
      afterPaint(() => {
        if (waiting.current !== chosen) return;
        waiting.current = undefined;
        setIndexUiState(({ page: _, ...ui }) => {
          const { [attribute]: __, ...others } = ui.range ?? {};
          const own = Object.keys(chosen).length > 0 ? { [attribute]: writeRange(chosen) } : {};
          return { ...ui, range: { ...others, ...own } };
        });
      });
    },
    [attribute, setIndexUiState],
  );
  const inForce = useMemo(() => parseRange(state) ?? {}, [state]);
  return { range: wanted ?? inForce, inForce, choose };
}
