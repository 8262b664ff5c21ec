import type { QueryPart } from '#search/query-understanding/understanding.ts';
import type { ListAttribute } from '#search/state/attributes.ts';
import type { SearchState } from '#search/state/state.ts';
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
  state: SearchState,
): WordRefinement[] {
  const groups = parts.flatMap(({ label, lists }) => (label && lists ? [{ label, lists }] : []));
  const grouped = new Set(
    groups.flatMap(({ lists }) =>
      Object.entries(lists).flatMap(([name, values]) => values.map((value) => `${name}:${value}`)),
    ),
  );
  return [
    ...groups.map(({ label, lists }) => ({
      key: label,
      label,
      without: { ...state, page: 1, lists: withoutValues(state.lists, lists) },
    })),
    ...refinements.filter(({ key }) => !grouped.has(key)),
  ];
}

function withoutValues(lists: SearchState['lists'], removed: SearchState['lists']): SearchState['lists'] {
  return Object.fromEntries(
    (Object.entries(lists) as [ListAttribute, readonly string[]][])
      .map(([name, values]): [ListAttribute, readonly string[]] => [
        name,
        values.filter((value) => !removed[name]?.includes(value)),
      ])
      .filter(([, values]) => values.length > 0),
  );
}
