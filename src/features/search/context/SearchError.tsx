import { createContext, type ReactNode, useContext } from 'react';
import { useRollback } from './use-rollback.ts';

const RetryContext = createContext<(() => void) | undefined>(undefined);

/** Rolls refinements back whose search failed, and lets SearchError inside it show that. */
export function RollbackProvider({ children }: { readonly children: ReactNode }) {
  return <RetryContext value={useRollback()}>{children}</RetryContext>;
}

/**
 * The notice of a failed search, with a button to retry; the previous results stay. It is above the results and also in the
 * drawer that may cover them, there without a role so that it is announced once.
 */
export function SearchError({ role }: { readonly role?: 'alert' }) {
  const retry = useContext(RetryContext);
  // The rollback after an error is a search of its own, so the error outlives the flag.
  if (!retry) return null;
  return (
    <div className="notice" role={role}>
      <p>Search isn't responding. These are your last results.</p>
      <button type="button" className="btn btn--sm" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
