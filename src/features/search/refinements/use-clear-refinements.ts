import { useSearchState } from '#features/search/context/use-search-state.ts';
import { EMPTY_STATE } from '#search/state/state.ts';

/** Takes every filter off, and the text with them; the order of the results stays. */
export function useClearRefinements(): () => void {
  const [{ sortBy }, go] = useSearchState();
  return () => go({ ...EMPTY_STATE, sortBy });
}
