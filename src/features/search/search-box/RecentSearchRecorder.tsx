import { useEffect } from 'react';
import { logWarning } from '#browser/log.ts';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { isRefined } from '#search/state/ui-state.ts';
import { searchUrl } from '#search/state/url.ts';

/** How long a search must stay on screen to be recorded; steps on the way to another one are not. */
const RECORD_DELAY_MS = 1000;

/** Records the visit's recent searches, for the search box and for searches without results. */
export function RecentSearchRecorder() {
  const { slugs, view } = useSearchContext();
  const { search } = useSearch();
  const address = searchUrl({ ...search, page: 1 }, slugs());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the search
  useEffect(() => {
    // Only a page of this site can have been left early.
    const cameFromHere = document.referrer.startsWith(location.origin);
    if (!isRefined(search) && !cameFromHere) return;
    const record = async () => {
      const { addPagesLeftEarly, addToSearchHistory } = await import('./search-history.island.ts');
      if (cameFromHere) addPagesLeftEarly(view.slug, slugs());
      addToSearchHistory(view.slug, search, slugs());
    };
    const timer = setTimeout(
      () => record().catch((error) => logWarning('Recent searches: failed to record a search.', error)),
      RECORD_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [address]);
  return null;
}
