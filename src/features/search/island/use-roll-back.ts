import { useEffect, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';

/**
 * When a search fails, the state goes back to the one that the results in sight are of: ticks, chips and address agree
 * with them again (T-23). `retry` asks once more for what failed; undefined while nothing has failed. Under the veil
 * nothing goes back: there what the address says is still to come.
 */
export function useRollBack(): (() => void) | undefined {
  const { status, error, results, indexUiState, setIndexUiState } = useInstantSearch({ catchError: true });
  const [good, setGood] = useState(indexUiState);
  const [failed, setFailed] = useState<typeof indexUiState>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer or a failure is what this follows
  useEffect(() => {
    const back = same(indexUiState, good);
    if (status === 'error') {
      setFailed((before) => (back && before ? before : indexUiState));
      if (!back && !('pending' in document.documentElement.dataset)) setIndexUiState(good);
    } else if (status === 'idle' && (!back || (failed && same(failed, good)))) {
      setGood(indexUiState);
      setFailed(undefined);
    }
  }, [status, error, results]);
  return failed && (() => setIndexUiState(failed));
}

function same(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
