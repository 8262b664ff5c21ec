import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { unveil } from './veil.ts';

/** Takes the veil off (see veil.ts) with the first results that are not the prerendered ones. */
export function Unveil({ initial }: { readonly initial: object | undefined }) {
  const { results, status } = useInstantSearch();
  const first = (results as { _rawResults?: readonly object[] } | undefined)?._rawResults?.[0];
  const own = first !== undefined && first !== initial && status !== 'loading';
  useEffect(() => {
    if (own) unveil();
  }, [own]);
  return null;
}
