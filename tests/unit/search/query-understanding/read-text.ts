import { type ReadQuery, readQuery } from '#search/query-understanding/parse-query.ts';
import type { QueryPart } from '#search/query-understanding/understanding.ts';
import type { Vocabulary } from '#search/query-understanding/vocabulary.ts';
import { makeVocabulary } from '#tests/support/factories/make-vocabulary.ts';

const stock = makeVocabulary();

/** Reads a text in a vocabulary of its own: a dictionary that is kept would hide what builds it. */
export function readText(text: string, vocabulary: Vocabulary = stock): ReadQuery {
  return readQuery(text, { ...vocabulary });
}

/** The stretches of a text that have a meaning, with what their chip or order says: '2wd = 2WD', 'cheap = price:asc'. */
export function listParts(text: string, vocabulary?: Vocabulary): string[] {
  return readText(text, vocabulary).parts.map((part) => {
    const meaning = describeMeaning(part);
    return text.slice(part.start, part.end) + (meaning && ` = ${meaning}`);
  });
}

function describeMeaning({ label, sorts, near }: QueryPart): string {
  const place = near === true ? 'near me' : near && `near ${near}`;
  return [label, sorts?.join(' '), place].filter(Boolean).join(', ');
}

/** The words without a meaning: 'uni?~' is optional and may be half typed. */
export function listWords(text: string): string[] {
  return readText(text).words.map(
    ({ text, optional, pending }) => text + (optional ? '?' : '') + (pending ? '~' : ''),
  );
}
