import { useInstantSearch } from 'react-instantsearch';
import { fromUiState, type IndexUiState, toUiState } from '#search/requests/ui-state.ts';
import type { SearchState } from '#search/state/state.ts';

/** The search of the moment in our words, and the way to another one: one search, and one step back. */
export function useSearchState(): [state: SearchState, go: (state: SearchState) => void] {
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const state = fromUiState(indexUiState as IndexUiState);
  return [state, (next) => setIndexUiState(toUiState(next) as typeof indexUiState)];
}
