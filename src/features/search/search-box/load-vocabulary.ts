import type { SearchContextValue } from '#features/search/context/search-context.ts';
import {
  buildVocabularyRequest,
  readVocabulary,
  type Vocabulary,
} from '#search/query-understanding/vocabulary.ts';

const vocabularies = new WeakMap<SearchContextValue['client'], Promise<Vocabulary>>();

/** The words of the stock, asked for once a visit; after a failure, again. */
export function loadVocabulary({
  client,
  plan,
}: Pick<SearchContextValue, 'client' | 'plan'>): Promise<Vocabulary> {
  const known = vocabularies.get(client);
  if (known) return known;
  const answer = client.search([buildVocabularyRequest(plan)]).then(({ results: [first] }) => {
    if (!first) throw new Error('search: no answer');
    return readVocabulary(first);
  });
  vocabularies.set(client, answer);
  answer.catch(() => vocabularies.delete(client));
  return answer;
}
