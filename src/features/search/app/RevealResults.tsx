import { useLayoutEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { clearPending, isPending } from '#features/search/context/pending-state.ts';
import { rawResults } from '#features/search/hits/raw-results.ts';
import { restoreScrollPosition } from '#features/search/hits/scroll-restoration.ts';

/** With the first results that are not the prerendered ones: goes to where the visitor was, and takes the veil off (pending-state.ts). */
export function RevealResults({ initial }: { readonly initial: object | undefined }) {
  const { results, status } = useInstantSearch();
  const first = rawResults(results);
  const own = first !== undefined && first !== initial && status !== 'loading';
  useLayoutEffect(() => {
    if (!own) return;
    if (!initial || isPending()) restoreScrollPosition();
    clearPending();
  }, [own, initial]);
  return null;
}
