import { useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { afterPaint } from '#features/search/context/after-paint.ts';
import {
  applyRefinement,
  type ListRefinements,
  type ModelsOf,
} from '#search/refinements/apply-refinement.ts';
import type { ListFacetConfig } from '#search/refinements/facets.ts';

const NONE: readonly string[] = [];

/**
 * The chosen values of an attribute. A choice shows at once and is searched after the paint; the next response or failure
 * restores the state of the search (T-23). `pick` is the same function on every render; `pick(null)` removes all values.
 * `applied` holds the values that have been searched, for what is too expensive to render with every tick.
 */
export function useOptimisticRefinement({ attribute, singleSelect }: ListFacetConfig, modelsOf: ModelsOf) {
  const { indexUiState, setIndexUiState, results, error } = useInstantSearch();
  const applied = indexUiState.refinementList?.[attribute] ?? NONE;
  const [optimistic, setOptimistic] = useState<readonly string[]>();
  const [latest, setLatest] = useState({ results, error, state: applied.join('\n') });
  const state = applied.join('\n');
  if (latest.results !== results || latest.error !== error || latest.state !== state) {
    setLatest({ results, error, state });
    setOptimistic(undefined);
  }
  const chosen = optimistic ?? applied;
  const refine = (value: string | null, on: boolean) => {
    const next = (refinements: ListRefinements) =>
      applyRefinement(refinements, { attribute, value, on, single: singleSelect }, modelsOf);
    setOptimistic(next({ [attribute]: chosen })[attribute]);
    afterPaint(() =>
      setIndexUiState(({ page: _, ...ui }) => ({
        ...ui,
        refinementList: next(ui.refinementList ?? {}) as Record<string, string[]>,
      })),
    );
  };
  const latestRefine = useRef(refine);
  latestRefine.current = refine;
  const [pick] = useState(() => (value: string | null, on: boolean) => latestRefine.current(value, on));
  return { chosen, applied, pick };
}
