import { useClearRefinements } from 'react-instantsearch';

/**
 * What is said where nothing fulfils the filters, and the way out; without filters the dealer has none at all.
 * `vehicles`: the word for what is searched.
 */
export function NothingFound({ vehicles }: { readonly vehicles: string }) {
  const { canRefine, refine: clear } = useClearRefinements({ excludedAttributes: [] });
  if (!canRefine) return <p className="notice">{`There are no ${vehicles} here at the moment.`}</p>;
  return (
    <div className="notice">
      <p>{`No ${vehicles} match all of these filters. Take one off above, or see them all.`}</p>
      <button type="button" className="btn btn--sm" onClick={clear}>
        Clear all
      </button>
    </div>
  );
}
