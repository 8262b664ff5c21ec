import { useMemo, useRef, useState } from 'react';
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
  const applied = useStableValues(getRefinements(search, facet));
  const chosen = useStableValues(getRefinements(shown, facet));
  // Several values may have been chosen before the page was hydrated.
  const latest = useRef(shown);
  latest.current = shown;
  const refine = (value: string | null, on: boolean) => {
    latest.current = applyRefinement(latest.current, {
      facet,
      value,
      on,
      single,
      ofModels: attribute === 'model',
    });
    choose(latest.current);
  };
  const latestRefine = useRef(refine);
  latestRefine.current = refine;
  const [pick] = useState(() => (value: string | null, on: boolean) => latestRefine.current(value, on));
  return { chosen, applied, pick };
}

/** The same array while the values are the same. */
function useStableValues(values: readonly string[]): readonly string[] {
  const text = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the values
  return useMemo(() => values, [text]);
}
