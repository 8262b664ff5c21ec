import { type FocusEvent, type PointerEvent, useMemo, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { escapeValue } from '#search/query/escape.ts';
import { hasNaturalOrder, type ListAttribute } from '#search/state/attributes.ts';
import { compareNumerically } from '#search/state/buckets.ts';
import { type FacetValue, mergeInStableOrder } from './stable-order.ts';

/** So many values are seen before 'Show all'. */
export const SHOW_MORE_LIMIT = 7;

/**
 * The values of a list. A short list, and any list while the pointer or the focus is in it, keeps its rows in their
 * places; the others follow their counts.
 */
export function useFacetValues(attribute: ListAttribute) {
  const { results } = useInstantSearch();
  const items = useMemo(() => readFacetValues(results, attribute), [results, attribute]);
  const [held, setHeld] = useState(false);
  const [seen, setSeen] = useState<{ items: typeof items; held: boolean; rows: readonly FacetValue[] }>({
    items,
    held,
    rows: items,
  });
  let { rows } = seen;
  if (seen.items !== items || seen.held !== held) {
    const steady = mergeInStableOrder(rows, items);
    // Models change with the make: those of another one are no choice.
    const short = steady.length <= SHOW_MORE_LIMIT && attribute !== 'model' && !hasNaturalOrder(attribute);
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

/** What InstantSearch counted, in order. Equal counts are in the order of their names. */
function readFacetValues(
  results: ReturnType<typeof useInstantSearch>['results'],
  attribute: ListAttribute,
): FacetValue[] {
  const facet = results.disjunctiveFacets.find(({ name }) => name === attribute);
  const rows = Object.entries(facet?.data ?? {}).map(([label, count]) => ({
    value: escapeValue(label),
    label,
    count,
  }));
  const byName = (a: FacetValue, b: FacetValue) => (a.label < b.label ? -1 : 1);
  if (hasNaturalOrder(attribute)) return rows.sort((a, b) => compareNumerically(a.label, b.label));
  return rows.sort((a, b) => b.count - a.count || byName(a, b));
}
