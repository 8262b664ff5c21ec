import { useEffect } from 'react';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { useSearchState } from '#features/search/context/use-search-state.ts';
import { isRefined } from '#search/state/state.ts';
import { searchUrl } from '#search/state/url.ts';

/** A search counts when it was looked at for so long: steps on the way to another one do not. */
const RECORD_DELAY_MS = 1000;

/** Keeps the last searches of the visit, for the search box and where nothing was found. */
export function RecentSearchRecorder() {
  const { slugs, view } = useSearchContext();
  const [state] = useSearchState();
  const address = searchUrl({ ...state, page: 1 }, slugs());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the search
  useEffect(() => {
    if (!isRefined(state)) return;
    const timer = setTimeout(async () => {
      const { addToSearchHistory } = await import('./search-history.island.ts');
      addToSearchHistory(view.slug, state, slugs());
    }, RECORD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [address]);
  return null;
}
