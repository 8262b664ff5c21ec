import { useMemo, useRef, useState } from 'react';
import { afterPaint } from '#features/search/context/after-paint.ts';
import { useUnderstoodSearch } from '#features/search/context/use-search-state.ts';
import { applyRefinement, type ListRefinements } from '#search/refinements/apply-refinement.ts';
import type { ListFacetConfig } from '#search/refinements/facets.ts';
import {
  applyMakeOrModel,
  combineMakesAndModels,
  type FacetName,
  MAKE_OR_MODEL,
  splitMakesAndModels,
} from '#search/state/makes-and-models.ts';
import { useOptimisticChoice } from './use-optimistic-choice.ts';

const NONE: readonly string[] = [];

/**
 * The chosen values of a facet, by which a list of an attribute is refined. A choice shows at once and is searched after the paint; the next response or failure
 * restores the state of the search (T-23). `pick` is the same function on every render; `pick(null)` removes all values.
 * `applied` holds the values that have been searched, for what is too expensive to render with every tick.
 */
export function useOptimisticRefinement(
  { attribute, singleSelect }: Pick<ListFacetConfig, 'attribute' | 'singleSelect'>,
  facet: FacetName = attribute,
) {
  const { state, change } = useUnderstoodSearch();
  const applied = useMemo(() => readChosen(state.lists, facet), [state, facet]);
  const [optimistic, setOptimistic] = useOptimisticChoice<readonly string[]>(applied.join('\n'));
  const chosen = optimistic ?? applied;
  const refine = (value: string | null, on: boolean) => {
    const apply = facet === MAKE_OR_MODEL ? applyMakeOrModel : applyRefinement;
    const next = (lists: ListRefinements) => apply(lists, { attribute, value, on, single: singleSelect });
    setOptimistic(readChosen(next(writeChosen(state.lists, facet, chosen)), facet));
    afterPaint(() => change((current) => ({ ...current, page: 1, lists: next(current.lists) })));
  };
  const latestRefine = useRef(refine);
  latestRefine.current = refine;
  const [pick] = useState(() => (value: string | null, on: boolean) => latestRefine.current(value, on));
  return { chosen, applied, pick };
}

function readChosen(lists: ListRefinements, facet: FacetName): readonly string[] {
  const chosen = facet === MAKE_OR_MODEL ? combineMakesAndModels(lists)[facet] : lists[facet];
  return chosen ?? NONE;
}

/** The lists with other values of a facet: those shown as chosen, although they are not searched yet. */
function writeChosen(lists: ListRefinements, facet: FacetName, chosen: readonly string[]): ListRefinements {
  if (facet !== MAKE_OR_MODEL) return { ...lists, [facet]: chosen };
  return splitMakesAndModels({ ...combineMakesAndModels(lists), [facet]: chosen });
}
