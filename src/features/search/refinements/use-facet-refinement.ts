import { useCallback, useRef } from 'react';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { applyRefinement } from '#search/refinements/apply-refinement.ts';
import type { ListFacetConfig } from '#search/refinements/facets.ts';
import { type FacetName, withModelFacet } from '#search/state/makes-and-models.ts';
import { getRefinements, type Refinements, withRefinements } from '#search/state/ui-state.ts';
import { useOptimisticChoice } from './use-optimistic-choice.ts';

/**
 * The chosen values of a facet, by which a list of an attribute is refined. `pick` is the same function on every render;
 * `pick(null)` removes all values. `applied` holds the values that have been searched, for what is too expensive to render
 * with every tick.
 */
export function useFacetRefinement(
  { attribute, singleSelect: single }: Pick<ListFacetConfig, 'attribute' | 'singleSelect'>,
  facet: FacetName,
) {
  const { search, change } = useSearch();
  const [shown, choose] = useOptimisticChoice<Refinements>(search, (chosen) =>
    change((current) =>
      withModelFacet(facet).reduce(
        (next, name) => withRefinements(next, name, getRefinements(chosen, name)),
        { ...current, page: 1 },
      ),
    ),
  );
  // Several values may have been chosen before the page was hydrated.
  const latest = useRef(shown);
  latest.current = shown;
  const pick = useCallback(
    (value: string | null, on: boolean) => {
      const change = { facet, value, on, single, ofModels: attribute === 'model' };
      latest.current = applyRefinement(latest.current, change);
      choose(latest.current);
    },
    [facet, single, attribute, choose],
  );
  return { chosen: getRefinements(shown, facet), applied: getRefinements(search, facet), pick };
}
