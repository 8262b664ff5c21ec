import { useEffect, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { isPending } from './pending-state.ts';

/**
 * When a search fails, the state goes back to the one that the results in sight are of: ticks, chips and address agree
 * with them again (T-23). Returns what asks once more for what failed; undefined while nothing has failed. Under the veil
 * nothing goes back: there what the address says is still to come.
 */
export function useRollback(): (() => void) | undefined {
  const { status, error, results, indexUiState, setIndexUiState } = useInstantSearch({ catchError: true });
  const good = useRef(indexUiState);
  const goingBack = useRef(false);
  const [failed, setFailed] = useState<typeof indexUiState>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer or a failure is what this follows
  useEffect(() => {
    // The way back is a search too: its answer does not undo what failed, its failure is nothing new.
    const back = goingBack.current;
    if (status !== 'error' && status !== 'idle') return;
    goingBack.current = false;
    if (back) return;
    if (status === 'idle') {
      good.current = indexUiState;
      setFailed(undefined);
      return;
    }
    setFailed(indexUiState);
    if (isPending()) return;
    goingBack.current = true;
    setIndexUiState(good.current);
  }, [status, error, results]);
  return failed && (() => setIndexUiState(failed));
}
