import { useEffect } from 'react';
import { useTools } from '#features/search/context/search-context.ts';
import { useSearchState } from '#features/search/context/use-search-state.ts';
import { isRefined } from '#search/state/state.ts';
import { searchUrl } from '#search/state/url.ts';

/** A search counts when it was looked at for so long: steps on the way to another one do not. */
const LOOKED_AT = 1000;

/** Keeps the last searches of the visit, for the search box and where nothing was found. */
export function RememberSearch() {
  const { slugs, view } = useTools();
  const [state] = useSearchState();
  const address = searchUrl({ ...state, page: 1 }, slugs());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the search
  useEffect(() => {
    if (!isRefined(state)) return;
    const timer = setTimeout(async () => {
      const { keepSearch } = await import('./search-history.island.ts');
      keepSearch(view.slug, state, slugs());
    }, LOOKED_AT);
    return () => clearTimeout(timer);
  }, [address]);
  return null;
}
