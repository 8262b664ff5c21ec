import type { SearchClient } from '#search/query/search-client.ts';
import {
  buildVocabularyRequest,
  readVocabulary,
  type Vocabulary,
} from '#search/query-understanding/vocabulary.ts';
import type { SearchConfig } from '#search/requests/requests.ts';

const vocabularies = new WeakMap<SearchClient, Promise<Vocabulary>>();

/** The vocabulary of the stock, requested once per client. Rejects when the search fails; the next call retries. */
export function loadVocabulary(
  client: SearchClient,
  config: Pick<SearchConfig, 'filters'>,
  thisYear: number,
): Promise<Vocabulary> {
  const cached = vocabularies.get(client);
  if (cached) return cached;
  const vocabulary = client.search([buildVocabularyRequest(config)]).then(({ results: [first] }) => {
    if (!first) throw new Error('search: the vocabulary request returned no result');
    return readVocabulary(first, thisYear);
  });
  vocabularies.set(client, vocabulary);
  vocabulary.catch(() => vocabularies.delete(client));
  return vocabulary;
}
