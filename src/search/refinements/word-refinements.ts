import type { QueryPart } from '#search/query-understanding/understanding.ts';
import { type FacetName, type RefinementList, splitMakesAndModels } from '#search/state/makes-and-models.ts';
import { getRefinements, type IndexUiState, withRefinements } from '#search/state/ui-state.ts';
import type { Relaxation } from './current-refinements.ts';

/** A chip of a search: a refinement, or all those that one word stands for. */
export type WordRefinement = Pick<Relaxation, 'key' | 'label' | 'without'>;

/**
 * The chips of a search whose text was understood: values that one word stands for are one chip ('2WD' rather than 'FWD' and
 * 'RWD'). Removing it removes its values.
 */
export function groupByWords(
  refinements: readonly Relaxation[],
  parts: readonly QueryPart[],
  state: IndexUiState,
): WordRefinement[] {
  const groups = parts.flatMap(({ label, refinementList }) =>
    label && refinementList ? [{ label, refinementList }] : [],
  );
  const grouped = new Set(
    groups.flatMap(({ refinementList }) =>
      Object.entries(splitMakesAndModels(refinementList)).flatMap(([name, values]) =>
        values.map((value) => `${name}:${value}`),
      ),
    ),
  );
  return [
    ...groups.map(({ label, refinementList }) => ({
      key: label,
      label,
      without: withoutValues({ ...state, page: 1 }, refinementList),
    })),
    ...refinements.filter(({ key }) => !grouped.has(key)),
  ];
}

function withoutValues(state: IndexUiState, removed: RefinementList): IndexUiState {
  return (Object.keys(removed) as FacetName[]).reduce((next, facet) => {
    const left = getRefinements(next, facet).filter((value) => !removed[facet]?.includes(value));
    return withRefinements(next, facet, left);
  }, state);
}
