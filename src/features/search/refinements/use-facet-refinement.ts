import { useMemo, useRef, useState } from 'react';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { applyRefinement, type ListRefinements } from '#search/refinements/apply-refinement.ts';
import type { ListFacetConfig } from '#search/refinements/facets.ts';
import {
  applyMakeOrModel,
  type FacetName,
  MAKE_ATTRIBUTES,
  MAKE_OR_MODEL,
  toFacetLists,
} from '#search/state/makes-and-models.ts';
import { useOptimisticChoice } from './use-optimistic-choice.ts';

const NONE: readonly string[] = [];

/**
 * The chosen values of a facet, by which a list of an attribute is refined. `pick` is the same function on every render;
 * `pick(null)` removes all values. `applied` holds the values that have been searched, for what is too expensive to render
 * with every tick.
 */
export function useFacetRefinement(
  { attribute, singleSelect }: Pick<ListFacetConfig, 'attribute' | 'singleSelect'>,
  facet: FacetName,
) {
  const { search, change } = useSearch();
  const isMake = facet === MAKE_OR_MODEL;
  // Models go with a make that is removed.
  const own: readonly string[] = isMake || attribute === 'make' ? MAKE_ATTRIBUTES : [attribute];
  const [lists, choose] = useOptimisticChoice<ListRefinements>(search.lists, (chosen) =>
    change((current) => ({
      ...current,
      page: 1,
      lists: {
        ...pickLists(current.lists, (name) => !own.includes(name)),
        ...pickLists(chosen, (name) => own.includes(name)),
      },
    })),
  );
  const read = (from: ListRefinements) => toFacetLists(from, [facet])[facet] ?? NONE;
  const applied = useStableValues(read(search.lists));
  const chosen = useStableValues(read(lists));
  // Several values may have been chosen before the page was hydrated.
  const latest = useRef(lists);
  latest.current = lists;
  const refine = (value: string | null, on: boolean) => {
    const apply = isMake ? applyMakeOrModel : applyRefinement;
    latest.current = apply(latest.current, { attribute, value, on, single: singleSelect });
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

function pickLists(lists: ListRefinements, isWanted: (name: string) => boolean): ListRefinements {
  return Object.fromEntries(
    Object.entries(lists).filter(([name, values]) => isWanted(name) && values.length > 0),
  );
}
