import { useClear } from '#features/search/island/use-clear.ts';

/** What stands where no part fulfils the filters, and the way out. */
export function NoParts() {
  const clear = useClear();
  return (
    <div className="notice">
      <p>No parts match all of these filters. Take one off above, or see them all.</p>
      <button type="button" className="btn btn--sm" onClick={clear}>
        Clear all
      </button>
    </div>
  );
}
