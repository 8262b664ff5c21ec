import type { SearchTools } from '#features/search/context/search-context.ts';
import {
  readVocabulary,
  type Vocabulary,
  vocabularyRequest,
} from '#search/query-understanding/vocabulary.ts';

const asked = new WeakMap<SearchTools['client'], Promise<Vocabulary>>();

/** The words of the stock, asked for once a visit; after a failure, again. */
export function vocabularyOf({ client, plan }: Pick<SearchTools, 'client' | 'plan'>): Promise<Vocabulary> {
  const known = asked.get(client);
  if (known) return known;
  const answer = client.search([vocabularyRequest(plan)]).then(({ results: [first] }) => {
    if (!first) throw new Error('search: no answer');
    return readVocabulary(first);
  });
  asked.set(client, answer);
  answer.catch(() => asked.delete(client));
  return answer;
}
