import { useInstantSearch } from 'react-instantsearch';
import { fromUiState, type IndexUiState, toUiState } from '#search/requests/ui-state.ts';
import type { SearchState } from '#search/state/state.ts';

/** The current search state, and a function that replaces it with one search and one history entry. */
export function useSearchState(): [state: SearchState, go: (state: SearchState) => void] {
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const state = fromUiState(indexUiState as IndexUiState);
  return [state, (next) => setIndexUiState(toUiState(next) as typeof indexUiState)];
}
