import type { ListAttribute, RangeAttribute } from '#search/state/attributes.ts';

/** How a list is shown: rows to tick, cards with a picture (makes and bodies), or a dropdown whose first option is 'All'. */
export const FACET_DISPLAYS = ['checkboxes', 'cards', 'select'] as const;

/** A list as a dealer wants it. */
export interface ListFacetConfig {
  readonly attribute: ListAttribute;
  readonly as: (typeof FACET_DISPLAYS)[number];
  /** Choosing a value replaces the other one; choosing it again takes it off (T-22). */
  readonly singleSelect: boolean;
}

export type FacetConfig = ListFacetConfig | { readonly attribute: RangeAttribute };

/** A list as it is when a dealer only names it: makes are cards, the weekly price is one of several. */
export function defaultFacetConfig(attribute: ListAttribute): ListFacetConfig {
  return {
    attribute,
    as: attribute === 'make' ? 'cards' : 'checkboxes',
    singleSelect: attribute === 'weekly_price_range',
  };
}

/** What most visitors ask first; a dealer's `search.filterOrder` says otherwise. */
export const DEFAULT_FACET_ORDER = ['make', 'model', 'price'] as const;

/** Lists and ranges as one sequence: first what `order` names, in its order, then the other lists, then the other ranges. */
export function sortFacets(
  lists: readonly ListFacetConfig[],
  ranges: readonly RangeAttribute[],
  order: readonly string[],
): FacetConfig[] {
  const rank = ({ attribute }: FacetConfig) => {
    const place = order.indexOf(attribute);
    return place === -1 ? order.length : place;
  };
  return [...lists, ...ranges.map((attribute) => ({ attribute }))].sort((a, b) => rank(a) - rank(b));
}
