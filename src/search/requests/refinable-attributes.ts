import { LIST_ATTRIBUTES, RANGE_ATTRIBUTES, type RangeAttribute } from '#search/state/attributes.ts';
import { type FacetName, MAKE_OR_MODEL } from '#search/state/makes-and-models.ts';
import type { Range } from '#search/state/range.ts';
import { getRange, getRefinements, type Refinements } from '#search/state/ui-state.ts';

/** The attributes that a screen counts and refines by. */
export interface CountedAttributes {
  /** Makes and models are one where it has MAKE_OR_MODEL. */
  readonly lists: readonly FacetName[];
  readonly ranges: readonly RangeAttribute[];
}

const FACETS: readonly FacetName[] = [...LIST_ATTRIBUTES, MAKE_OR_MODEL];

/**
 * The same for all facets of a request, because InstantSearch has one setting for all. More than the makes and models of
 * any stock: a make with few cars comes after the models of others.
 */
export const MAX_VALUES_PER_FACET = 1000;

/**
 * The attributes that a state can be refined by. A URL or a typed query may mention any attribute; those without a filter
 * on the screen are included only if they are chosen.
 */
export function getRefinableAttributes(
  state: Refinements,
  { lists, ranges }: CountedAttributes,
): CountedAttributes {
  const isChosen = (facet: FacetName) => getRefinements(state, facet).length > 0;
  return {
    lists: [...lists, ...FACETS.filter((facet) => !lists.includes(facet) && isChosen(facet))],
    ranges: [
      ...ranges,
      ...RANGE_ATTRIBUTES.filter((name) => !ranges.includes(name) && getRange(state, name)),
    ],
  };
}

/** A range as InstantSearch's parameters have it: { '>=': [20000] }. */
export function toNumericRefinement({ min, max }: Range = {}): Record<string, number[]> {
  return { ...(min !== undefined && { '>=': [min] }), ...(max !== undefined && { '<=': [max] }) };
}
