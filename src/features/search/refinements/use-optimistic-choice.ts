import { useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';

/**
 * A choice that shows before it is searched. The next response or failure restores the state of the search (T-23), unless
 * `isPending` says that the choice is still to be searched. `searched` is the choice that the search has, as a text.
 */
export function useOptimisticChoice<Choice>(searched: string, isPending: () => boolean = () => false) {
  const { results, error } = useInstantSearch();
  const [choice, setChoice] = useState<Choice>();
  const [latest, setLatest] = useState({ results, error, searched });
  if (latest.results !== results || latest.error !== error || latest.searched !== searched) {
    setLatest({ results, error, searched });
    if (!isPending()) setChoice(undefined);
  }
  return [choice, setChoice] as const;
}
