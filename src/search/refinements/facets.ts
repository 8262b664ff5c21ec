import type { ListAttribute, RangeAttribute } from '#search/state/attributes.ts';

/** The displays of a list: checkboxes, cards with a picture (makes and bodies), or a dropdown that starts with 'All'. */
export const FACET_DISPLAYS = ['checkboxes', 'cards', 'select'] as const;

/** A list as the dealer configured it. */
export interface ListFacetConfig {
  readonly attribute: ListAttribute;
  readonly as: (typeof FACET_DISPLAYS)[number];
  /** Whether a value replaces the previous one; choosing it again removes it (T-22). */
  readonly singleSelect: boolean;
}

export type FacetConfig = ListFacetConfig | { readonly attribute: RangeAttribute };

/** The default for a list that is configured by name only: makes are cards, the weekly price is single-choice. */
export function defaultFacetConfig(attribute: ListAttribute): ListFacetConfig {
  return {
    attribute,
    as: attribute === 'make' ? 'cards' : 'checkboxes',
    singleSelect: attribute === 'weekly_price_range',
  };
}

/** The filters that most visitors use first; a dealer's `search.filterOrder` overrides it. */
export const DEFAULT_FACET_ORDER = ['make', 'model', 'price'] as const;

/** Lists and ranges in one sequence: first those in `order`, then the other lists, then the other ranges. */
export function sortFacets(
  lists: readonly ListFacetConfig[],
  ranges: readonly RangeAttribute[],
  order: readonly string[],
): FacetConfig[] {
  const rank = ({ attribute }: FacetConfig) => {
    const position = order.indexOf(attribute);
    return position === -1 ? order.length : position;
  };
  return [...lists, ...ranges.map((attribute) => ({ attribute }))].sort((a, b) => rank(a) - rank(b));
}
