import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { rawResults } from './raw-results.ts';
import { unveil } from './veil.ts';

/** Takes the veil off (see veil.ts) with the first results that are not the prerendered ones. */
export function Unveil({ initial }: { readonly initial: object | undefined }) {
  const { results, status } = useInstantSearch();
  const first = rawResults(results);
  const own = first !== undefined && first !== initial && status !== 'loading';
  useEffect(() => {
    if (own) unveil();
  }, [own]);
  return null;
}
