import { useInstantSearch } from 'react-instantsearch';

/** What the search is doing (SRCH-36). While it loads or after an error, the last results stay. */
export interface LoaderState {
  /** A search has been running for longer than a visitor would not notice. */
  readonly loading: boolean;
  /** There are results with vehicles. */
  readonly hasData: boolean;
  readonly hasError: boolean;
}

export function useLoaderState(): LoaderState {
  const { results, status } = useInstantSearch({ catchError: true });
  return {
    loading: status === 'stalled',
    hasData: (results?.nbHits ?? 0) > 0,
    hasError: status === 'error',
  };
}
