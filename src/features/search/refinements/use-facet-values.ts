import { type FocusEvent, type PointerEvent, useMemo, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { hasNaturalOrder, type ListAttribute } from '#search/state/attributes.ts';
import { compareNumerically } from '#search/state/buckets.ts';
import { type FacetName, MAKE_OR_MODEL, splitModel } from '#search/state/makes-and-models.ts';
import { type FacetValue, mergeInStableOrder } from './stable-order.ts';

/** Values shown before 'Show all'. */
export const SHOW_MORE_LIMIT = 7;

/**
 * The values of a facet. A short list, and any list that the pointer or the focus is in, keeps the order of its rows; other
 * lists are sorted by count. `facet`: what the search counts them by. `orderHandlers` go on the list's element.
 */
export function useFacetValues(attribute: ListAttribute, facet: FacetName = attribute) {
  const { results } = useInstantSearch();
  const items = useMemo(() => readFacetValues(results, attribute, facet), [results, attribute, facet]);
  const [inUse, setInUse] = useState(false);
  const [shown, setShown] = useState<{ items: typeof items; inUse: boolean; rows: readonly FacetValue[] }>({
    items,
    inUse,
    rows: items,
  });
  let { rows } = shown;
  if (shown.items !== items || shown.inUse !== inUse) {
    const stable = mergeInStableOrder(rows, items);
    // Models change with the make, so those of the previous make must not stay.
    const isShort = stable.length <= SHOW_MORE_LIMIT && attribute !== 'model' && !hasNaturalOrder(attribute);
    // When nothing is found the list stays as it was: no value vanishes from under the finger.
    const isEmpty = items.every(({ count }) => count === 0);
    rows = inUse || isShort || isEmpty ? stable : items;
    setShown({ items, inUse, rows });
  }
  const orderHandlers = {
    onPointerEnter: () => setInUse(true),
    onPointerLeave: ({ currentTarget }: PointerEvent) => setInUse(currentTarget.matches(':focus-within')),
    onFocus: () => setInUse(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setInUse(currentTarget.contains(relatedTarget as Node | null)),
  };
  return { rows, orderHandlers };
}

/** InstantSearch's values of a list: in their natural order if they have one, else by count, then by name. */
function readFacetValues(
  results: ReturnType<typeof useInstantSearch>['results'],
  attribute: ListAttribute,
  facet: FacetName,
): FacetValue[] {
  const counted = results.disjunctiveFacets.find(({ name }) => name === facet);
  const rows = Object.entries(counted?.data ?? {}).flatMap(([value, count]) => {
    const label = facet === MAKE_OR_MODEL ? readMakeOrModel(attribute, value) : value;
    return label === undefined ? [] : [{ value, label, count }];
  });
  const byName = (a: FacetValue, b: FacetValue) => (a.label < b.label ? -1 : 1);
  if (hasNaturalOrder(attribute)) return rows.sort((a, b) => compareNumerically(a.label, b.label));
  return rows.sort((a, b) => b.count - a.count || byName(a, b));
}

/** What a list of makes or models shows for a value of their facet; undefined where it is a value of the other list. */
function readMakeOrModel(attribute: ListAttribute, value: string): string | undefined {
  const [make, model] = splitModel(value);
  if (attribute === 'make') return model === undefined ? make : undefined;
  return attribute === 'model' ? model : model && value;
}
