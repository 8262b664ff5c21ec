import type { SearchState } from '#search/state/state.ts';
import type { ParsedQuery } from './parse-query.ts';

/**
 * A search refined by what a text says: for each attribute it speaks of, its words take the place of what was chosen
 * there ('mazda' after Toyota is Mazda, without Toyota's models); every other filter stays. The rest of the text is the
 * new text, and the results begin again at page 1 (T-17).
 */
export function applyParsedQuery(state: SearchState, { lists, ranges, rest }: ParsedQuery): SearchState {
  const { model: _, ...others } = state.lists;
  return {
    ...state,
    query: rest,
    page: 1,
    lists: { ...(lists.make ? others : state.lists), ...lists },
    ranges: { ...state.ranges, ...ranges },
  };
}
