import type { SearchClient } from '#search/query/search-client.ts';
import { replaceQuery, toTypedState, toUnderstoodState } from '#search/query-understanding/typed-state.ts';
import { understandQuery } from '#search/query-understanding/understand-query.ts';
import { groupByWords } from '#search/refinements/word-refinements.ts';
import { countStates } from '#search/requests/count-states.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import { EMPTY_STATE } from '#search/state/state.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import type { UnderstoodQuery } from './query-reader.ts';

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
