import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { UnderstoodQuery } from '#search/instantsearch/search-by-meaning.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';

/** The search of a screen. */
export interface Search {
  /** As it is answered: what was typed is filters, an order and the rest of the text. */
  readonly search: IndexUiState;
  /** As addresses and the search box have it: its query is what was typed. */
  readonly typed: IndexUiState;
  /** What the text of the shown results was understood as; undefined while there is none. */
  readonly understood: UnderstoodQuery | undefined;
  /** Changes the search: one request and one history entry. Words about what is changed leave the text. */
  readonly change: (edit: (search: IndexUiState) => IndexUiState) => void;
  readonly changeTyped: (edit: (typed: IndexUiState) => IndexUiState) => void;
  /** Searches another text. Its words take the place of what was chosen before: 'mazda' that of Toyota. */
  readonly searchText: (query: string) => void;
}

const NO_SEARCH: Search = {
  search: {},
  typed: {},
  understood: undefined,
  change: () => {},
  changeTyped: () => {},
  searchText: () => {},
};
const SearchContext = createContext(NO_SEARCH);

/** The search of the surrounding screen. */
export const useSearch = () => useContext(SearchContext);

/** Gives the state of InstantSearch to a screen: as it is typed, and as it is answered. */
export function SearchProvider({ children }: { readonly children: ReactNode }) {
  const { indexUiState: ui, setIndexUiState, results } = useInstantSearch();
  // InstantSearch's results have every property of the response.
  const { understood, query: answered } = results as typeof results & {
    readonly understood?: UnderstoodQuery;
  };
  /** The text that was typed last and is not answered yet. */
  const newText = useRef<string>(undefined);
  /** What was changed while a text waited for its answer: it comes after the words, and takes their place. */
  const early = useRef<Parameters<Search['change']>[0][]>([]);
  const value = useMemo((): Search => {
    const typed = ui as IndexUiState;
    // InstantSearch's type has mutable arrays.
    const changeTyped: Search['changeTyped'] = (edit) =>
      setIndexUiState((state) => edit(state as IndexUiState) as typeof ui);
    return {
      typed,
      changeTyped,
      // Until a new text is answered, the last results and what they mean stay.
      search: understood?.toUnderstoodState(typed) ?? { ...typed, query: answered },
      understood,
      searchText: (query) => {
        newText.current = query;
        early.current = [];
        changeTyped((before) => ({ ...before, query, page: 1 }));
      },
      change: (edit) => {
        if (typed.query && typed.query !== answered) early.current.push(edit);
        changeTyped((before) =>
          understood && understood.query === before.query
            ? understood.toTypedState(edit(understood.toUnderstoodState(before)), before)
            : edit(before),
        );
      },
    };
  }, [ui, setIndexUiState, understood, answered]);
  useEffect(() => {
    const { typed, change, changeTyped } = value;
    if (typed.query !== answered) return;
    const edits = early.current.splice(0);
    if (!understood) return;
    if (newText.current === typed.query && understood.dropReplaced(typed) !== typed)
      changeTyped(understood.dropReplaced);
    newText.current = undefined;
    for (const edit of edits) change(edit);
  }, [understood, answered, value]);
  return <SearchContext value={value}>{children}</SearchContext>;
}
