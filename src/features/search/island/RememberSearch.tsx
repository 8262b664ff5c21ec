import { useEffect } from 'react';
import { searchUrl } from '#search/url.ts';
import { useTools } from './search-tools.ts';
import { useSearchState } from './use-search-state.ts';

/** A search counts when it was looked at for so long: steps on the way to another one do not. */
const LOOKED_AT = 1000;

/** Keeps the last searches of the visit (spec 3 Search history), for the search box and where nothing was found. */
export function RememberSearch() {
  const { slugs, view } = useTools();
  const [state] = useSearchState();
  const address = searchUrl({ ...state, page: 1 }, slugs());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the search
  useEffect(() => {
    const timer = setTimeout(async () => {
      const { keepSearch } = await import('./search-history.island.ts');
      keepSearch(view.slug, state, slugs());
    }, LOOKED_AT);
    return () => clearTimeout(timer);
  }, [address]);
  return null;
}
