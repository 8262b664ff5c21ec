import type { SearchState } from '#search/state/state.ts';
import type { ParsedQuery } from './parse-query.ts';

/**
 * Refines a search by a parsed query. For each attribute in it, the parsed values replace the chosen ones ('mazda' after
 * Toyota is Mazda, without Toyota's models); other filters stay. The rest of the text becomes the new query, and the
 * results start at page 1 (T-17).
 */
export function applyParsedQuery(state: SearchState, { lists, ranges, rest }: ParsedQuery): SearchState {
  const { model: _, make_model: __, ...others } = state.lists;
  return {
    ...state,
    query: rest,
    page: 1,
    lists: { ...(lists.make ? others : state.lists), ...lists },
    ranges: { ...state.ranges, ...ranges },
  };
}
