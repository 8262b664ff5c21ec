import { useClearRefinements } from 'react-instantsearch';

/** What stands where no part fulfils the filters, and the way out. */
export function NoParts() {
  const { refine: clear } = useClearRefinements({ excludedAttributes: [] });
  return (
    <div className="notice">
      <p>No parts match all of these filters. Take one off above, or see them all.</p>
      <button type="button" className="btn btn--sm" onClick={clear}>
        Clear all
      </button>
    </div>
  );
}
