import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { INDEX_NAME } from '#search/query/sort-order.ts';
import { isPending } from './pending-state.ts';

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

/**
 * When a search fails, restores the state of the results on screen, so that ticks, chips and address agree with them again
 * (T-23). Returns a function that retries the failed search; undefined while nothing has failed. A pending page is not
 * rolled back: its address is still to be searched.
 */
function useRollback(): (() => void) | undefined {
  const { status, error, results, indexUiState, setIndexUiState, addMiddlewares } = useInstantSearch({
    catchError: true,
  });
  const lastGood = useRef(indexUiState);
  const asked = useRef(indexUiState);
  const rollingBack = useRef(false);
  const [failed, setFailed] = useState<typeof indexUiState>();
  useEffect(
    () =>
      addMiddlewares(({ instantSearchInstance }) => ({
        onStateChange: ({ uiState }) => {
          // InstantSearch goes back to the last results itself, before it reports the failure.
          if (instantSearchInstance.status !== 'error') asked.current = uiState[INDEX_NAME] ?? {};
        },
      })),
    [addMiddlewares],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on responses and failures alone
  useEffect(() => {
    // The rollback is a search too: neither its response nor its failure changes what failed.
    const wasRollback = rollingBack.current;
    if (status !== 'error' && status !== 'idle') return;
    rollingBack.current = false;
    if (wasRollback) return;
    if (status === 'idle') {
      lastGood.current = indexUiState;
      setFailed(undefined);
      return;
    }
    setFailed(asked.current);
    if (isPending()) return;
    rollingBack.current = true;
    setIndexUiState(lastGood.current);
  }, [status, error, results]);
  return failed && (() => setIndexUiState(failed));
}
