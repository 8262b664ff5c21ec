import { useSearchState } from '#features/search/context/use-search-state.ts';
import { EMPTY_STATE } from '#search/state/state.ts';

/** Removes every filter and the text; the sort order stays. */
export function useClearRefinements(): () => void {
  const [{ sortBy }, go] = useSearchState();
  return () => go({ ...EMPTY_STATE, sortBy });
}
