import { createContext, useContext } from 'react';
import type { SearchClient } from '#search/query/search-client.ts';
import type { ModelsOf } from '#search/refinements/apply-refinement.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import type { SearchView } from './search-payload.ts';

/** What parts of the search screen need to search beside InstantSearch: counts, suggestions, nearest cars. */
export interface SearchContextValue {
  readonly client: SearchClient;
  /** With the main filter of the visitor's day. */
  readonly plan: SearchConfig;
  /** The table of the moment: it grows when the index has loaded. */
  readonly slugs: () => SlugTable;
  /** By the same table. */
  readonly modelsOf: ModelsOf;
  readonly view: SearchView;
}

const SearchContext = createContext<SearchContextValue | undefined>(undefined);
export const SearchContextProvider = SearchContext.Provider;

/** The tools of the screen that a part stands in. Throws outside of one. */
export function useSearchContext(): SearchContextValue {
  const tools = useContext(SearchContext);
  if (!tools) throw new Error('search: a part of the search screen stands outside of it');
  return tools;
}
