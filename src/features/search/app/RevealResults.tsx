import { useEffect, useLayoutEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { clearPending, isPending } from '#features/search/context/pending-state.ts';
import { restoreScrollPosition, restoreStepPosition } from '#features/search/hits/scroll-restoration.ts';
import { rawResults } from '#features/search/hits/total-hits.ts';

/**
 * On the first results that are not the prerendered ones: restores the scroll position and reveals the results
 * (pending-state.ts). Later results may be those that a step back returned to.
 */
export function RevealResults({ initial }: { readonly initial: object | undefined }) {
  const { results, status } = useInstantSearch();
  const first = rawResults(results);
  // A page past the last one is about to be replaced (Pagination).
  const isPastEnd = results.nbHits > 0 && results.page >= results.nbPages;
  // Before the first response, InstantSearch has results of its own, without any vehicle.
  const isFresh =
    first !== undefined && first !== initial && !results.__isArtificial && status !== 'loading' && !isPastEnd;
  useLayoutEffect(() => {
    if (!isFresh) return;
    if (!initial || isPending()) restoreScrollPosition();
    clearPending();
  }, [isFresh, initial]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response may be that of a step back
  useLayoutEffect(restoreStepPosition, [results]);
  return null;
}

/**
 * Calls `onReady` once, when the page is hydrated and InstantSearch is ready to search. Render it after InstantSearch and
 * outside of it: inside, its effect would run before InstantSearch listens.
 */
export function OnHydrated({ onReady }: { readonly onReady: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page becomes ready once
  useEffect(onReady, []);
  return null;
}
