import type { Ref } from 'react';
import { useSearchState } from '#features/search/context/use-search-state.ts';
import { clearRefinements, isRefined } from '#search/state/state.ts';

/** The button that removes every filter; a component of its own, so that a new state does not render the whole panel. */
export function ClearRefinements({ ref }: { readonly ref: Ref<HTMLButtonElement> }) {
  const [state, go] = useSearchState();
  if (!isRefined(state)) return null;
  return (
    <button ref={ref} type="button" className="clear" onClick={() => go(clearRefinements(state))}>
      Clear all
    </button>
  );
}
