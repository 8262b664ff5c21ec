import type { SearchClient } from '#search/query/search-client.ts';
import { understandQuery } from '#search/query-understanding/understand-query.ts';
import type { Understanding } from '#search/query-understanding/understanding.ts';
import { countStates } from '#search/requests/count-states.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import { EMPTY_STATE } from '#search/state/state.ts';
import { loadVocabulary } from './load-vocabulary.ts';

/** Understands a typed text by the vehicles that a client finds. Rejects when a search fails. */
export async function readTypedQuery(
  query: string,
  client: SearchClient,
  plan: SearchConfig,
): Promise<Understanding> {
  return understandQuery(query, await loadVocabulary({ client, plan }), (searches) =>
    countStates(
      client,
      plan,
      searches.map((search) => ({ ...EMPTY_STATE, ...search })),
    ),
  );
}
