import type { SearchResults } from 'algoliasearch-helper';
import { type FocusEvent, type PointerEvent, useMemo, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { type Row, steadyRows } from '#features/search/steady-rows.ts';
import { isInOrder, type ListAttribute } from '#search/attributes.ts';
import { byNumber } from '#search/bands.ts';

/** So many values are seen before 'Show all' (spec 9). */
export const SHOWN = 7;

/** Equal counts keep an order of their own. */
const MOST_FIRST: ('count:desc' | 'name:asc')[] = ['count:desc', 'name:asc'];
const IN_ORDER = (a: { name: string }, b: { name: string }) => byNumber(a.name, b.name);

/**
 * The values of a list. A short list, and any list while the pointer or the focus is in it, keeps its rows in their
 * places; the others follow their counts.
 */
export function useRows(attribute: ListAttribute) {
  const { results } = useInstantSearch();
  const items = useMemo(() => counted(results, attribute), [results, attribute]);
  const [held, setHeld] = useState(false);
  const [seen, setSeen] = useState<{ items: typeof items; held: boolean; rows: readonly Row[] }>({
    items,
    held,
    rows: items,
  });
  let { rows } = seen;
  if (seen.items !== items || seen.held !== held) {
    const steady = steadyRows(rows, items);
    // Models change with the make: those of another one are no choice.
    const short = steady.length <= SHOWN && attribute !== 'model' && !isInOrder(attribute);
    // Where nothing is found the list is what it was: no value vanishes from under the finger.
    const none = items.every(({ count }) => count === 0);
    rows = held || short || none ? steady : items;
    setSeen({ items, held, rows });
  }
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: ({ currentTarget }: PointerEvent) => setHeld(currentTarget.matches(':focus-within')),
    onFocus: () => setHeld(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setHeld(currentTarget.contains(relatedTarget as Node | null)),
  };
  return { rows, hold };
}

function counted(results: ReturnType<typeof useInstantSearch>['results'], attribute: ListAttribute): Row[] {
  const sortBy = isInOrder(attribute) ? IN_ORDER : MOST_FIRST;
  const values = results.getFacetValues(attribute, { sortBy }) as SearchResults.FacetValue[] | undefined;
  return (values ?? []).map(({ name, escapedValue, count }) => ({ value: escapedValue, label: name, count }));
}
