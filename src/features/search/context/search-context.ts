import { createContext, useContext } from 'react';
import type { SearchClient } from '#search/query/search-client.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import type { SearchView } from './search-payload.ts';

/** For parts of the search screen that search without InstantSearch: counts, suggestions, nearest cars. */
export interface SearchContextValue {
  /** Takes texts as they are: for counts of what is shown, which is understood already. */
  readonly client: SearchClient;
  /** Understands texts, as the search of the screen does. */
  readonly understandingClient: SearchClient;
  /** With the listed filter of the visitor's day. */
  readonly config: SearchConfig;
  /** The current table: it grows when the index has loaded. */
  readonly slugs: () => SlugTable;
  readonly view: SearchView;
  /** The year of the visitor's day, for ages that are typed. */
  readonly thisYear: number;
}

const SearchContext = createContext<SearchContextValue | undefined>(undefined);
export const SearchContextProvider = SearchContext.Provider;

/** The context of the surrounding search screen. Throws outside of one. */
export function useSearchContext(): SearchContextValue {
  const context = useContext(SearchContext);
  if (!context) throw new Error('useSearchContext: no SearchContextProvider. Add one.');
  return context;
}
