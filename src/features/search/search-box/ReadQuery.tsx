import { useContext, useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { QueryReaderContext } from '#features/search/context/query-reader.ts';

/** Reads a text that came by another way than the search box (Back, say), and searches again by what it means. */
export function ReadQuery() {
  const { get, read } = useContext(QueryReaderContext);
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const { query = '' } = indexUiState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useEffect(() => {
    if (query === '' || get(query)) return;
    let cancelled = false;
    read(query).then(() => {
      if (!cancelled && get(query)) setIndexUiState((ui) => ({ ...ui }));
    });
    return () => {
      cancelled = true;
    };
  }, [query]);
  return null;
}
