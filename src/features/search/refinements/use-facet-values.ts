import { type FocusEvent, type PointerEvent, useMemo, useState } from 'react';
import { useRefinementList } from 'react-instantsearch';
import { MAX_VALUES_PER_FACET } from '#search/requests/refinable-attributes.ts';
import { getListAttribute, type ListAttribute } from '#search/state/attributes.ts';
import { type FacetName, MAKE_OR_MODEL, splitModel } from '#search/state/makes-and-models.ts';
import { compareNumerically } from '#search/state/range.ts';
import { type FacetValue, mergeInStableOrder } from './stable-order.ts';

/** Values shown before 'Show all'. */
export const SHOW_MORE_LIMIT = 7;

type SortFacetValues = NonNullable<Parameters<typeof useRefinementList>[0]['sortBy']>;

const BY_COUNT: SortFacetValues = ['count:desc', 'name:asc'];
const BY_NUMBER: SortFacetValues = (a, b) => compareNumerically(a.name, b.name);

/**
 * The values of a facet as they are counted, in their natural order if they have one. `facet`: what the search counts them
 * by.
 */
export function useFacetItems(attribute: ListAttribute, facet: FacetName) {
  const sortBy = getListAttribute(attribute).inOrder ? BY_NUMBER : BY_COUNT;
  const { items } = useRefinementList({ attribute: facet, limit: MAX_VALUES_PER_FACET, sortBy });
  return items;
}

/**
 * The values of a facet as rows of a list. A short list, and any list that the pointer or the focus is in, keeps the order of its rows; other
 * lists are in the order of their items. `orderHandlers` go on the list's element.
 */
export function useFacetValues(
  counted: ReturnType<typeof useFacetItems>,
  attribute: ListAttribute,
  facet: FacetName,
) {
  const items = useMemo(() => readFacetValues(counted, attribute, facet), [counted, attribute, facet]);
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
    const isShort =
      stable.length <= SHOW_MORE_LIMIT && attribute !== 'model' && !getListAttribute(attribute).inOrder;
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

function readFacetValues(
  items: ReturnType<typeof useFacetItems>,
  attribute: ListAttribute,
  facet: FacetName,
): FacetValue[] {
  return items.flatMap(({ label: value, count }) => {
    const label = facet === MAKE_OR_MODEL ? readMakeOrModel(attribute, value) : value;
    return label === undefined ? [] : [{ value, label, count }];
  });
}

/** What a list of makes or models shows for a value of their facet; undefined where it is a value of the other list. */
function readMakeOrModel(attribute: ListAttribute, value: string): string | undefined {
  const [make, model] = splitModel(value);
  if (attribute === 'make') return model === undefined ? make : undefined;
  return attribute === 'model' ? model : model && value;
}
