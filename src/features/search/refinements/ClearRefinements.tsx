import type { Ref } from 'react';
import { useSearchState } from '#features/search/context/use-search-state.ts';
import { clearRefinements, isRefined } from '#search/state/state.ts';

/** Takes every filter off; apart from the panel, which need not be made anew when the search says what it found. */
export function ClearRefinements({ ref }: { readonly ref: Ref<HTMLButtonElement> }) {
  const [state, go] = useSearchState();
  if (!isRefined(state)) return null;
  return (
    <button ref={ref} type="button" className="clear" onClick={() => go(clearRefinements(state))}>
      Clear all
    </button>
  );
}
