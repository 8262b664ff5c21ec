import { useClearRefinements } from '#features/search/refinements/use-clear-refinements.ts';

/** Shown when nothing matches the filters, with a button that clears them. `plural`: 'parts'. */
export function NoItems({ plural }: { readonly plural: string }) {
  const clear = useClearRefinements();
  return (
    <div className="notice">
      <p>No {plural} match all these filters. Remove one above, or clear them all.</p>
      <button type="button" className="btn btn--sm" onClick={clear}>
        Clear all
      </button>
    </div>
  );
}
