import { MAKE_ATTRIBUTES } from '#search/state/makes-and-models.ts';
import { refinedValues, type SearchState } from '#search/state/state.ts';

/** A popular search: the refinements that one tap adds to the current search. */
export interface PopularSearch {
  readonly label: string;
  readonly lists?: SearchState['lists'];
  readonly ranges?: SearchState['ranges'];
}

/** Whether the search has no refinement of the same attributes: two bodies or prices would contradict each other. */
export function isCompatible({ lists = {}, ranges = {} }: PopularSearch, state: SearchState): boolean {
  return (
    (Object.keys(lists) as (keyof typeof lists)[])
      .flatMap((name) => (MAKE_ATTRIBUTES.includes(name) ? MAKE_ATTRIBUTES : [name]))
      .every((name) => refinedValues(state, name).length === 0) &&
    (Object.keys(ranges) as (keyof typeof ranges)[]).every((name) => !state.ranges[name])
  );
}

/** The search with a popular search's refinements, from page 1. */
export function applyPopularSearch(state: SearchState, { lists, ranges }: PopularSearch): SearchState {
  return {
    ...state,
    page: 1,
    lists: { ...state.lists, ...lists },
    ranges: { ...state.ranges, ...ranges },
  };
}
