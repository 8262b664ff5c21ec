import { useInstantSearch } from 'react-instantsearch';

/** A failed search is said, and can be tried again; the results below it are those of before (spec 8). */
export function SearchProblem() {
  const { status, refresh } = useInstantSearch({ catchError: true });
  if (status !== 'error') return null;
  return (
    <div className="notice" role="alert">
      <p>The search did not answer. These are the results from before.</p>
      <button type="button" className="btn btn--sm" onClick={refresh}>
        Try again
      </button>
    </div>
  );
}
