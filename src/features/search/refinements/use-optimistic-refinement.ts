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
 * What is chosen of an attribute. A choice shows at once and the search follows after the paint (optimistic
 * selection); from the search's next answer or failure on, the search's own state is shown again (T-23). `pick` stays the
 * same function from render to render; null takes all off. `inForce` is what the search knows of: what costs more than a tick waits for that.
 */
export function useOptimisticRefinement({ attribute, singleSelect }: ListFacetConfig, modelsOf: ModelsOf) {
  const { indexUiState, setIndexUiState, results, error } = useInstantSearch();
  const inForce = indexUiState.refinementList?.[attribute] ?? NONE;
  const [wanted, setWanted] = useState<readonly string[]>();
  const [told, setTold] = useState({ results, error, state: inForce.join('\n') });
  const state = inForce.join('\n');
  if (told.results !== results || told.error !== error || told.state !== state) {
    setTold({ results, error, state });
    setWanted(undefined);
  }
  const chosen = wanted ?? inForce;
  const touch = (value: string | null, on: boolean) => {
    const next = (choices: ListRefinements) =>
      applyRefinement(choices, { attribute, value, on, single: singleSelect }, modelsOf);
    setWanted(next({ [attribute]: chosen })[attribute]);
    afterPaint(() =>
      setIndexUiState(({ page: _, ...ui }) => ({
        ...ui,
        refinementList: next(ui.refinementList ?? {}) as Record<string, string[]>,
      })),
    );
  };
  const latest = useRef(touch);
  latest.current = touch;
  const [pick] = useState(() => (value: string | null, on: boolean) => latest.current(value, on));
  return { chosen, inForce, pick };
}
