import type { Column } from './columns.ts';
import { expandWord, findExactMatch } from './expand-word.ts';
import { buildTextIndex, type FieldView, type TextField, type TextIndex } from './text-index.ts';
import { splitQuery, takeExclusions, tokenize } from './tokens.ts';

/** A match in one of the first fields scores higher than the same match in a later one. */
const WEIGHTED_FIELDS = 3;
const QUALITY_WEIGHT = 4;

/** Scores all cars for a query: 0 = no match. undefined = the query has no words, so every car matches equally. */
export type TextSearch = (query: string) => Uint16Array | undefined;

/** The number of queries whose scores are cached: every refinement repeats the visitor's query. */
const SCORE_CACHE_SIZE = 20;

/**
 * Text search with Typesense's semantics: every word must match in some field, the last one as a prefix; typos are tried
 * only for words without an exact match, and words in quotation marks are found as they are, or excluded after a hyphen.
 * The text index is built by the first query.
 */
export function createTextSearch(
  count: number,
  columns: ReadonlyMap<string, Column>,
  fields: readonly TextField[],
): TextSearch {
  let textIndex: TextIndex | undefined;
  const scoreCache = new Map<string, Uint16Array | undefined>();
  return (query) => {
    if (scoreCache.has(query)) return scoreCache.get(query);
    textIndex ??= buildTextIndex(count, columns, fields);
    const scores = scoreQuery(textIndex, count, query);
    if (scoreCache.size >= SCORE_CACHE_SIZE) scoreCache.delete(scoreCache.keys().next().value ?? '');
    scoreCache.set(query, scores);
    return scores;
  };
}

function scoreQuery(textIndex: TextIndex, count: number, query: string): Uint16Array | undefined {
  const { rest, excluded } = takeExclusions(query);
  const total = scoreWords(textIndex, count, rest);
  if (excluded.length === 0) return total;
  const unwanted = excluded.map((words) => findPhrase(textIndex, words));
  const isUnwanted = (car: number) =>
    textIndex.fields.some(({ codes }, field) =>
      unwanted.some((codesOf) => codesOf[field]?.has(codes[car] ?? 0)),
    );
  return Uint16Array.from({ length: count }, (_, car) => (isUnwanted(car) ? 0 : (total?.[car] ?? 1)));
}

/** The codes of the texts that contain a phrase, by field. */
function findPhrase({ fields, postings }: TextIndex, words: readonly string[]): ReadonlySet<number>[] {
  const found = fields.map(() => new Set<number>());
  const first = postings.get(words[0] ?? '') ?? [];
  for (let index = 0; index < first.length; index += 2) {
    const [field = 0, code = 0] = first.slice(index, index + 2);
    const text = ` ${tokenize(fields[field]?.texts[code] ?? '').join(' ')} `;
    if (text.includes(` ${words.join(' ')} `)) found[field]?.add(code);
  }
  return found;
}

function scoreWords(textIndex: TextIndex, count: number, text: string): Uint16Array | undefined {
  const query = splitQuery(text);
  let total: Uint16Array | undefined;
  for (const [index, { text, exact }] of query.entries()) {
    const matches = exact
      ? findExactMatch(textIndex, text)
      : expandWord(textIndex, text, index === query.length - 1);
    const scores = scoreWord(textIndex, count, matches);
    if (!total) {
      total = Uint16Array.from(scores);
      continue;
    }
    for (let car = 0; car < count; car++) {
      const score = scores[car] ?? 0;
      const sum = total[car] ?? 0;
      total[car] = score > 0 && sum > 0 ? sum + score : 0;
    }
  }
  return total;
}

/** Each car's best score for one word: match quality first, then field weight. */
function scoreWord(textIndex: TextIndex, count: number, matches: ReadonlyMap<string, number>): Uint8Array {
  const byField = textIndex.fields.map(({ texts, codes }) => ({
    codes,
    scores: new Uint8Array(texts.length),
  }));
  for (const [word, quality] of matches) {
    const postings = textIndex.postings.get(word) ?? [];
    for (let index = 0; index < postings.length; index += 2) {
      const field = postings[index] ?? 0;
      const code = postings[index + 1] ?? 0;
      const score = quality * QUALITY_WEIGHT + Math.max(0, WEIGHTED_FIELDS - field);
      const scores = byField[field]?.scores;
      if (scores) scores[code] = Math.max(scores[code] ?? 0, score);
    }
  }
  return bestPerCar(count, byField);
}

/** The scores of a field's texts. */
interface FieldScores extends Pick<FieldView, 'codes'> {
  readonly scores: Uint8Array;
}

/** Each car's best score over its texts. */
function bestPerCar(count: number, byField: readonly FieldScores[]): Uint8Array {
  const best = new Uint8Array(count);
  for (const { codes, scores } of byField) {
    for (let car = 0; car < count; car++) best[car] = Math.max(best[car] ?? 0, scores[codes[car] ?? 0] ?? 0);
  }
  return best;
}
