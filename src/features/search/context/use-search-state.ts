import { useCallback, useContext, useMemo } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { fromUiState, type IndexUiState, toUiState } from '#search/requests/ui-state.ts';
import type { SearchState } from '#search/state/state.ts';
import { type QueryReader, QueryReaderContext } from './query-reader.ts';

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

/** InstantSearch's state as filters see it, and its setter; both keep their identity. */
export function useUnderstoodUiState() {
  const { get } = useContext(QueryReaderContext);
  const { indexUiState: ui, setIndexUiState } = useInstantSearch();
  type UiState = typeof ui;
  const understood = useMemo(() => toUnderstoodUi(ui as IndexUiState, get) as UiState, [ui, get]);
  const set = useCallback(
    (change: (ui: UiState) => UiState) =>
      setIndexUiState((current) => {
        const typed = fromUiState(current as IndexUiState);
        const understood = get(typed.query);
        if (!understood) return change(current);
        const next = fromUiState(
          change(toUnderstoodUi(current as IndexUiState, get) as UiState) as IndexUiState,
        );
        return toUiState(understood.toTypedState(next, typed)) as UiState;
      }),
    [setIndexUiState, get],
  );
  return { indexUiState: understood, setIndexUiState: set };
}

function toUnderstoodUi(ui: IndexUiState, get: QueryReader['get']): IndexUiState {
  const understood = get(ui.query ?? '');
  return understood ? toUiState(understood.toUnderstoodState(fromUiState(ui))) : ui;
}
