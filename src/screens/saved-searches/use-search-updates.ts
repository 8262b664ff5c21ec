import { useEffect, useState } from 'react';
import type { SavedSearch } from '#features/saved/saved-search.ts';
import type { SearchSource, SearchUpdates } from './search-updates.ts';

/**
 * The state of the searches that a page opens with: undefined until known, 'failed' if unavailable. The engine is
 * loaded only if there is something to count.
 */
export function useSearchUpdates(
  searches: readonly SavedSearch[],
  stock: SearchSource,
  now: Date,
): SearchUpdates | 'failed' | undefined {
  const [news, setNews] = useState<SearchUpdates | 'failed'>();
  const [opening, setOpening] = useState(searches);
  if (opening.length === 0 && searches.length > 0) setOpening(searches);
  useEffect(() => {
    if (opening.length === 0) return;
    let wanted = true;
    import('./search-updates.ts')
      .then(({ fetchSearchUpdates }) => fetchSearchUpdates(opening, stock, now))
      .catch(() => 'failed' as const)
      .then((answer) => wanted && setNews(answer));
    return () => {
      wanted = false;
    };
  }, [opening, stock, now]);
  return news;
}
