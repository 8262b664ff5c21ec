import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { UnderstoodQuery } from '#search/instantsearch/search-by-meaning.ts';
import { fromUiState, type IndexUiState, toUiState } from '#search/requests/ui-state.ts';
import type { FacetName } from '#search/state/makes-and-models.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';

/** The search of a screen. */
export interface Search {
  /** As it is answered: what was typed is filters, an order and the rest of the text. */
  readonly search: SearchState;
  /** As addresses and the search box have it: its query is what was typed. */
  readonly typed: SearchState;
  /** What the text of the shown results was understood as; undefined while there is none. */
  readonly understood: UnderstoodQuery | undefined;
  /** Changes the search: one request and one history entry. Words about what is changed leave the text. */
  readonly change: (edit: (search: SearchState) => SearchState) => void;
  readonly changeTyped: (edit: (typed: SearchState) => SearchState) => void;
  /** Searches another text. Its words take the place of what was chosen before: 'mazda' that of Toyota. */
  readonly searchText: (query: string) => void;
}

const NO_SEARCH: Search = {
  search: EMPTY_STATE,
  typed: EMPTY_STATE,
  understood: undefined,
  change: () => {},
  changeTyped: () => {},
  searchText: () => {},
};
const SearchContext = createContext(NO_SEARCH);

/** The search of the surrounding screen. */
export const useSearch = () => useContext(SearchContext);

interface SearchProviderProps {
  /** The facets that the search counts. */
  readonly facets: readonly FacetName[];
  readonly children: ReactNode;
}

/** Gives the state of InstantSearch to a screen, in words that addresses, headings and chips share. */
export function SearchProvider({ facets, children }: SearchProviderProps) {
  const { indexUiState: ui, setIndexUiState, results } = useInstantSearch();
  // InstantSearch's results have every property of the response.
  const { understood, query: answered } = results as typeof results & {
    readonly understood?: UnderstoodQuery;
  };
  /** The text that was typed last and is not answered yet. */
  const newText = useRef<string>(undefined);
  const value = useMemo((): Search => {
    const typed = fromUiState(ui as IndexUiState);
    const changeTyped: Search['changeTyped'] = (edit) =>
      setIndexUiState((state) => toUiState(edit(fromUiState(state as IndexUiState)), facets) as typeof ui);
    return {
      typed,
      changeTyped,
      // Until a new text is answered, the last results and what they mean stay.
      search: understood?.toUnderstoodState(typed) ?? { ...typed, query: answered },
      understood,
      searchText: (query) => {
        newText.current = query;
        changeTyped((before) => ({ ...before, query, page: 1 }));
      },
      change: (edit) =>
        changeTyped((before) =>
          understood?.query === before.query
            ? understood.toTypedState(edit(understood.toUnderstoodState(before)), before)
            : edit(before),
        ),
    };
  }, [ui, setIndexUiState, facets, understood, answered]);
  const { typed, changeTyped } = value;
  useEffect(() => {
    if (understood === undefined || understood.query !== newText.current) return;
    newText.current = undefined;
    if (understood.dropReplaced(typed) !== typed) changeTyped(understood.dropReplaced);
  }, [understood, typed, changeTyped]);
  return <SearchContext value={value}>{children}</SearchContext>;
}
