import { createContext, type ReactNode, useContext } from 'react';
import { useRollback } from './use-rollback.ts';

const RetryContext = createContext<(() => void) | undefined>(undefined);

/** Takes choices back whose search failed, and lets what is in it say so. */
export function RollbackProvider({ children }: { readonly children: ReactNode }) {
  return <RetryContext value={useRollback()}>{children}</RetryContext>;
}

/**
 * A failed search is said, and can be tried again; the results are those of before. It stands above the results
 * and, without a role so that it is told once, in the drawer that may lie over them.
 */
export function SearchError({ role }: { readonly role?: 'alert' }) {
  const retry = useContext(RetryContext);
  if (!retry) return null;
  return (
    <div className="notice" role={role}>
      <p>The search did not answer. These are the results from before.</p>
      <button type="button" className="btn btn--sm" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
