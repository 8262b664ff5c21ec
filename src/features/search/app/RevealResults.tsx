import { useLayoutEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { clearPending, isPending } from '#features/search/context/pending-state.ts';
import { rawResults } from '#features/search/hits/raw-results.ts';
import { restoreScrollPosition } from '#features/search/hits/scroll-restoration.ts';

/** On the first results that are not the prerendered ones: restores the scroll position and reveals the results (pending-state.ts). */
export function RevealResults({ initial }: { readonly initial: object | undefined }) {
  const { results, status } = useInstantSearch();
  const first = rawResults(results);
  const isFresh = first !== undefined && first !== initial && status !== 'loading';
  useLayoutEffect(() => {
    if (!isFresh) return;
    if (!initial || isPending()) restoreScrollPosition();
    clearPending();
  }, [isFresh, initial]);
  return null;
}
