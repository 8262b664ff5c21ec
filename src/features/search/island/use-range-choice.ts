import { useRef, useState } from 'react';
import { useInstantSearch, useRange } from 'react-instantsearch';
import type { RangeAttribute } from '#search/attributes.ts';
import { writeRange } from '#search/range.ts';
import type { Range } from '#search/state.ts';
import { afterPaint } from './after-paint.ts';

/**
 * The range of an attribute. A choice shows at once and the search follows after the paint: of the many numbers of a held
 * key only the last one of a frame is searched for. From the search's next answer or failure on, the search's own state
 * is shown again (T-23), unless the visitor is ahead of it.
 */
export function useRangeChoice(attribute: RangeAttribute) {
  const { start } = useRange({ attribute });
  const { setIndexUiState, results, error } = useInstantSearch();
  const inForce = rangeWith(...start);
  const [wanted, setWanted] = useState<Range>();
  /** What the search has not heard of yet. */
  const waiting = useRef<Range>(undefined);
  const state = writeRange(inForce);
  const [told, setTold] = useState({ results, error, state });
  if (told.results !== results || told.error !== error || told.state !== state) {
    setTold({ results, error, state });
    if (!waiting.current) setWanted(undefined);
  }
  const choose = (chosen: Range) => {
    setWanted(chosen);
    waiting.current = chosen;
    afterPaint(() => {
      if (waiting.current !== chosen) return;
      waiting.current = undefined;
      // Not the hook's own `refine`: it refuses what lies outside of the results, and the slider spans the stock.
      setIndexUiState(({ page: _, ...ui }) => {
        const { [attribute]: __, ...others } = ui.range ?? {};
        const own = Object.keys(chosen).length > 0 ? { [attribute]: writeRange(chosen) } : {};
        return { ...ui, range: { ...others, ...own } };
      });
    });
  };
  return { range: wanted ?? inForce, inForce, choose };
}

/** InstantSearch writes an open end as infinite. */
function rangeWith(min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): Range {
  return { ...(Number.isFinite(min) && { min }), ...(Number.isFinite(max) && { max }) };
}
