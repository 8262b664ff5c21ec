import {
  buildVocabularyRequest,
  readVocabulary,
  type Vocabulary,
} from '#search/query-understanding/vocabulary.ts';
import type { SearchContextValue } from './search-context.ts';

const vocabularies = new WeakMap<SearchContextValue['client'], Promise<Vocabulary>>();

/** The vocabulary of the stock, requested once per client. Rejects when the search fails; the next call retries. */
export function loadVocabulary({
  client,
  plan,
}: Pick<SearchContextValue, 'client' | 'plan'>): Promise<Vocabulary> {
  const cached = vocabularies.get(client);
  if (cached) return cached;
  const vocabulary = client.search([buildVocabularyRequest(plan)]).then(({ results: [first] }) => {
    if (!first) throw new Error('search: the vocabulary request returned no result');
    return readVocabulary(first);
  });
  vocabularies.set(client, vocabulary);
  vocabulary.catch(() => vocabularies.delete(client));
  return vocabulary;
}
