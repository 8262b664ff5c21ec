import { useClearRefinements } from 'react-instantsearch';

/** What is said where nothing fulfils the filters, and the way out. `vehicles`: the word for what is searched. */
export function NothingFound({ vehicles }: { readonly vehicles: string }) {
  const { refine: clear } = useClearRefinements({ excludedAttributes: [] });
  return (
    <div className="notice">
      <p>{`No ${vehicles} match all of these filters. Take one off above, or see them all.`}</p>
      <button type="button" className="btn btn--sm" onClick={clear}>
        Clear all
      </button>
    </div>
  );
}
