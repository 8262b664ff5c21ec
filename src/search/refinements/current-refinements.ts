import { capitalise } from '#domain/vehicle-noun.ts';
import { LIST_ATTRIBUTES, type ListAttribute, RANGE_ATTRIBUTES } from '#search/state/attributes.ts';
import { describeQuery, describeRange, describeRefinement } from '#search/state/describe-state.ts';
import {
  combineMakesAndModels,
  type FacetName,
  MAKE_ATTRIBUTES,
  MAKE_OR_MODEL,
  makeOf,
  splitMakesAndModels,
  writeModel,
} from '#search/state/makes-and-models.ts';
import {
  getRange,
  getRefinements,
  type IndexUiState,
  withRange,
  withRefinements,
} from '#search/state/ui-state.ts';
import { applyRefinement } from './apply-refinement.ts';

/** A refinement of a search, with the search without it and the search with it alone. */
export interface Relaxation {
  /** Unique within the search: 'make:Toyota'. */
  readonly key: string;
  /** The label of its chip: 'Red', 'Under $40,000', '“sr5”'. */
  readonly label: string;
  /** The search without it. */
  readonly without: IndexUiState;
  /** The search with it alone. A model keeps its make. */
  readonly only: IndexUiState;
}

/** The refinements of a search, one per chip. */
export function getCurrentRefinements(state: IndexUiState): Relaxation[] {
  const { query = '', sortBy = '', refinementList = {} } = state;
  const base = { ...state, page: 1 };
  const lists = splitMakesAndModels(refinementList);
  const makes = lists.make ? { make: lists.make } : {};
  return [
    ...LIST_ATTRIBUTES.flatMap((name) =>
      (lists[name] ?? []).map((value) => ({
        key: `${name}:${value}`,
        label: describeRefinement(name, value),
        without: removeRefinement(base, name, value),
        only: {
          sortBy,
          refinementList: combineMakesAndModels({ ...(name === 'model' && makes), [name]: [value] }),
        },
      })),
    ),
    ...RANGE_ATTRIBUTES.flatMap((name) => {
      const range = getRange(state, name);
      if (!range) return [];
      const label = capitalise(describeRange(name, range));
      return [
        {
          key: name,
          label,
          without: withRange(base, name, {}),
          only: withRange<IndexUiState>({ sortBy }, name, range),
        },
      ];
    }),
    ...(query.trim() ? [createTextRelaxation(state, query, '')] : []),
  ];
}

/** The query, or a word of it, as a refinement. `left`: the query without it. */
export function createTextRelaxation(state: IndexUiState, text: string, left: string): Relaxation {
  return {
    key: `query:${text}`,
    label: capitalise(describeQuery(text)),
    without: { ...state, page: 1, query: left },
    only: { sortBy: state.sortBy ?? '', query: text },
  };
}

/** A make goes with its models, the last model of the only make leaves that make, and a model beside other makes goes alone. */
function removeRefinement(state: IndexUiState, attribute: ListAttribute, value: string): IndexUiState {
  const makesAndModels = getRefinements(state, MAKE_OR_MODEL);
  const off = (facet: FacetName, removed: string) =>
    applyRefinement(state, { facet, value: removed, on: false });
  if (!MAKE_ATTRIBUTES.includes(attribute) || makesAndModels.length === 0) return off(attribute, value);
  if (attribute === 'make') return off(MAKE_OR_MODEL, value);
  const [onlyMake = '', ...otherMakes] = new Set(makesAndModels.map(makeOf));
  if (otherMakes.length === 0) return off(MAKE_OR_MODEL, writeModel(onlyMake, value));
  if (attribute === 'model') return off('model', value);
  return withRefinements(
    state,
    MAKE_OR_MODEL,
    makesAndModels.filter((other) => other !== value),
  );
}
