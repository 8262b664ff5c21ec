import { capitalise } from '#domain/vehicle-noun.ts';
import { LIST_ATTRIBUTES, RANGE_ATTRIBUTES } from '#search/state/attributes.ts';
import { describeRange, describeRefinement } from '#search/state/describe-state.ts';
import { MAKE_ATTRIBUTES, removeMakeOrModel } from '#search/state/makes-and-models.ts';
import { describeQuery } from '#search/state/query-terms.ts';
import { EMPTY_STATE, refinedValues, type SearchState } from '#search/state/state.ts';
import { applyRefinement } from './apply-refinement.ts';

/** A refinement of a search, with the search without it and the search with it alone. */
export interface Relaxation {
  /** Unique within the search: 'make:Toyota'. */
  readonly key: string;
  /** The label of its chip: 'Red', 'Under $40,000', '“sr5”'. */
  readonly label: string;
  /** The search without it. */
  readonly without: SearchState;
  /** The search with it alone. A model keeps its make. */
  readonly only: SearchState;
}

/** The refinements of a search, one per chip. */
export function getCurrentRefinements(state: SearchState): Relaxation[] {
  const base = { ...state, page: 1 };
  const alone = { ...EMPTY_STATE, sortBy: state.sortBy };
  return [
    ...LIST_ATTRIBUTES.flatMap((name) =>
      refinedValues(state, name).map((value) => ({
        key: `${name}:${value}`,
        label: describeRefinement(name, value),
        without: {
          ...base,
          lists: MAKE_ATTRIBUTES.includes(name)
            ? removeMakeOrModel(state.lists, name, value)
            : applyRefinement(state.lists, { attribute: name, value, on: false, single: false }),
        },
        only: { ...alone, lists: { ...(name === 'model' && makeOf(state)), [name]: [value] } },
      })),
    ),
    ...RANGE_ATTRIBUTES.flatMap((name) => {
      const { [name]: range, ...ranges } = state.ranges;
      if (!range) return [];
      const label = capitalise(describeRange(name, range));
      const only = { ...alone, ranges: { [name]: range } };
      return [{ key: name, label, without: { ...base, ranges }, only }];
    }),
    ...(state.query.trim() ? [createTextRelaxation(state, state.query, '')] : []),
  ];
}

/** The query, or a word of it, as a refinement. `left`: the query without it. */
export function createTextRelaxation(state: SearchState, text: string, left: string): Relaxation {
  return {
    key: `query:${text}`,
    label: capitalise(describeQuery(text)),
    without: { ...state, page: 1, query: left },
    only: { ...EMPTY_STATE, sortBy: state.sortBy, query: text },
  };
}

function makeOf(state: SearchState): SearchState['lists'] {
  return state.lists.make ? { make: state.lists.make } : {};
}
