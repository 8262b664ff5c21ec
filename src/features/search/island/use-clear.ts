import { EMPTY_STATE } from '#search/state.ts';
import { useSearchState } from './use-search-state.ts';

/** Takes every filter off, and the text with them; the order of the results stays. */
export function useClear(): () => void {
  const [{ sortBy }, go] = useSearchState();
  return () => go({ ...EMPTY_STATE, sortBy });
}
