import type { ListAttribute, RangeAttribute } from '#search/state/attributes.ts';

/** How a list is shown: rows to tick, cards with a picture (makes and bodies), or a dropdown whose first option is 'All'. */
export const LOOKS = ['checks', 'cards', 'select'] as const;

/** A list as a dealer wants it. */
export interface ListFilter {
  readonly attribute: ListAttribute;
  readonly as: (typeof LOOKS)[number];
  /** Choosing a value replaces the other one; choosing it again takes it off (T-22). */
  readonly single: boolean;
}

export type Filter = ListFilter | { readonly attribute: RangeAttribute };

/** A list as it is when a dealer only names it: makes are cards, the weekly price is one of several. */
export function plainFilter(attribute: ListAttribute): ListFilter {
  return {
    attribute,
    as: attribute === 'make' ? 'cards' : 'checks',
    single: attribute === 'weekly_price_range',
  };
}

/** What most visitors ask first; a dealer's `search.order` says otherwise. */
export const FIRST_FILTERS = ['make', 'model', 'price'] as const;

/** Lists and ranges as one sequence: first what `order` names, in its order, then the other lists, then the other ranges. */
export function inOrder(
  lists: readonly ListFilter[],
  ranges: readonly RangeAttribute[],
  order: readonly string[],
): Filter[] {
  const rank = ({ attribute }: Filter) => {
    const place = order.indexOf(attribute);
    return place === -1 ? order.length : place;
  };
  return [...lists, ...ranges.map((attribute) => ({ attribute }))].sort((a, b) => rank(a) - rank(b));
}
