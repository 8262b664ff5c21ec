import type { SearchClient } from '#search/query/search-client.ts';
import { replaceQuery, toTypedState, toUnderstoodState } from '#search/query-understanding/typed-state.ts';
import { understandQuery } from '#search/query-understanding/understand-query.ts';
import type { Understanding } from '#search/query-understanding/understanding.ts';
import type { Relaxation } from '#search/refinements/current-refinements.ts';
import { groupByWords, type WordRefinement } from '#search/refinements/word-refinements.ts';
import { countStates } from '#search/requests/count-states.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';
import { loadVocabulary } from './load-vocabulary.ts';

/** What a typed text was understood as. Its functions come with it: a page without typed text never loads them. */
export interface UnderstoodQuery extends Understanding {
  /** The search as engines and filters see it, of the search as it was typed. */
  readonly toUnderstoodState: (typed: SearchState) => SearchState;
  /** The search as it would be typed, of a changed search. */
  readonly toTypedState: (next: SearchState, typed: SearchState) => SearchState;
  /** A typed search with this text as its own. */
  readonly replaceQuery: (typed: SearchState) => SearchState;
  /** The refinements by word: one for all values that a word stands for. */
  readonly groupRefinements: (
    refinements: readonly Relaxation[],
    state: SearchState,
  ) => readonly WordRefinement[];
}

/** Understands a typed text by the vehicles that a client finds. Rejects when a search fails. */
export async function readTypedQuery(
  query: string,
  client: SearchClient,
  plan: SearchConfig,
): Promise<UnderstoodQuery> {
  const understanding = await understandQuery(query, await loadVocabulary({ client, plan }), (searches) =>
    countStates(
      client,
      plan,
      searches.map((search) => ({ ...EMPTY_STATE, ...search })),
    ),
  );
  return {
    ...understanding,
    toUnderstoodState: (typed) => toUnderstoodState(typed, understanding),
    toTypedState: (next, typed) => toTypedState(next, typed, understanding),
    replaceQuery: (typed) => replaceQuery(typed, query, understanding),
    groupRefinements: (refinements, state) => groupByWords(refinements, understanding.parts, state),
  };
}
