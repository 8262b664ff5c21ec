import { useCallback, useContext, useMemo } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { fromUiState, type IndexUiState, toUiState } from '#search/requests/ui-state.ts';
import type { SearchState } from '#search/state/state.ts';
import { QueryReaderContext, understandSearch } from './query-reader.ts';

type StateAndGo = [state: SearchState, go: (state: SearchState) => void];

/** The search as filters see it, and a function that replaces it with one search and one history entry. */
export function useSearchState(): StateAndGo {
  const { get } = useContext(QueryReaderContext);
  const [typed, goTyped] = useTypedState();
  const understood = get(typed.query);
  if (!understood) return [typed, goTyped];
  return [understood.toUnderstoodState(typed), (next) => goTyped(understood.toTypedState(next, typed))];
}

/** The search as the address and the search box have it: its query is what was typed. */
export function useTypedState(): StateAndGo {
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const { read, get } = useContext(QueryReaderContext);
  const go = (next: SearchState) => {
    const search = () => setIndexUiState(toUiState(next) as typeof indexUiState);
    if (next.query === '' || get(next.query)) search();
    else read(next.query).then(search);
  };
  return [fromUiState(indexUiState as IndexUiState), go];
}

/** What the typed text was understood as; undefined while there is none. */
export function useUnderstanding() {
  const { get } = useContext(QueryReaderContext);
  return get(useInstantSearch().indexUiState.query ?? '');
}

/** The search as filters see it, and a function that changes it; both keep their identity while the search is the same. */
export function useUnderstoodSearch() {
  const reader = useContext(QueryReaderContext);
  const { indexUiState: ui, setIndexUiState } = useInstantSearch();
  const state = useMemo(() => understandSearch(reader, fromUiState(ui as IndexUiState)), [ui, reader]);
  const change = useCallback(
    (edit: (state: SearchState) => SearchState) =>
      setIndexUiState((current) => {
        const typed = fromUiState(current as IndexUiState);
        const next = edit(understandSearch(reader, typed));
        return toUiState(reader.get(typed.query)?.toTypedState(next, typed) ?? next) as typeof ui;
      }),
    [setIndexUiState, reader],
  );
  return { state, change };
}
