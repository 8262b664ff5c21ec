import { editDistance } from '#domain/edit-distance.ts';
import { type Column, valueAt } from './columns.ts';
import { bitCount, letterMask, tokenize, typosAllowed } from './tokens.ts';

/** A column that text is searched in. */
export interface TextField {
  readonly name: string;
  /** The text to search for a value, where people write it differently: 'peopleMover' is 'People mover'. */
  readonly textOf?: (value: string) => string;
}

/** How well a word of the query matches a word of the stock. */
const EXACT = 3;
const PREFIX = 2;
const TYPO = 1;

/** A match in one of the first fields scores higher than the same match in a later one. */
const WEIGHTED_FIELDS = 3;
const QUALITY_WEIGHT = 4;

/** A field as the text search sees it: its distinct texts, and the index of each car's text; 0 = none. */
interface FieldView {
  readonly texts: readonly string[];
  readonly codes: ArrayLike<number>;
  /** Whether each text belongs to one car, as stock numbers do: found exactly, without typos. */
  readonly uniqueTexts: boolean;
}

/** Where a word occurs: field and code alternate. */
type Postings = number[];

interface TextIndex {
  readonly fields: readonly FieldView[];
  readonly postings: ReadonlyMap<string, Postings>;
  /** All words, sorted for prefix search. */
  readonly words: readonly string[];
  /** Words that a misspelt one may mean; `masks` has their letters. */
  readonly typoCandidates: readonly string[];
  readonly masks: Int32Array;
}

/** Scores all cars for a query: 0 = no match. undefined = the query has no words, so every car matches equally. */
export type TextSearch = (query: string) => Uint16Array | undefined;

/** The number of queries whose scores are cached: every refinement repeats the visitor's query. */
const SCORE_CACHE_SIZE = 20;

/**
 * Text search with Typesense's semantics: every word must match in some field, the last one as a prefix; typos are tried
 * only for words without an exact match. The text index is built by the first query.
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
    const scores = scoreQuery(textIndex, count, tokenize(query));
    if (scoreCache.size >= SCORE_CACHE_SIZE) scoreCache.delete(scoreCache.keys().next().value ?? '');
    scoreCache.set(query, scores);
    return scores;
  };
}

function buildTextIndex(
  count: number,
  columns: ReadonlyMap<string, Column>,
  fields: readonly TextField[],
): TextIndex {
  const views = fields.flatMap(({ name, textOf }) => {
    const column = columns.get(name);
    return column ? [buildFieldView(column, count, textOf)] : [];
  });
  const postings = new Map<string, Postings>();
  const typoCandidates = new Set<string>();
  for (const [field, view] of views.entries()) {
    for (const [code, text] of view.texts.entries()) {
      for (const word of tokenize(text)) {
        const wordPostings = postings.get(word) ?? [];
        wordPostings.push(field, code);
        postings.set(word, wordPostings);
        if (!view.uniqueTexts && !/^\d+$/.test(word)) typoCandidates.add(word);
      }
    }
  }
  return {
    fields: views,
    postings,
    words: [...postings.keys()].sort(),
    typoCandidates: [...typoCandidates],
    masks: Int32Array.from(typoCandidates, letterMask),
  };
}

function buildFieldView(
  column: Column,
  count: number,
  textOf: TextField['textOf'] = (value) => value,
): FieldView {
  if (column.kind === 'coded') {
    return {
      texts: column.values.map((value) => value && textOf(value)),
      codes: column.codes,
      uniqueTexts: false,
    };
  }
  const texts = [''];
  const codeOf = new Map<string, number>();
  const codes = new Uint32Array(count);
  for (let car = 0; car < count; car++) {
    const value = valueAt(column, car);
    if (value === null) continue;
    const text = String(value);
    const code = codeOf.get(text) ?? texts.push(textOf(text)) - 1;
    codeOf.set(text, code);
    codes[car] = code;
  }
  return { texts, codes, uniqueTexts: column.kind === 'plain' };
}

function scoreQuery(textIndex: TextIndex, count: number, query: readonly string[]): Uint16Array | undefined {
  let total: Uint16Array | undefined;
  for (const [index, word] of query.entries()) {
    const scores = scoreWord(textIndex, count, expandWord(textIndex, word, index === query.length - 1));
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
  const byField = textIndex.fields.map((field) => new Uint8Array(field.texts.length));
  for (const [word, quality] of matches) {
    const postings = textIndex.postings.get(word) ?? [];
    for (let index = 0; index < postings.length; index += 2) {
      const field = postings[index] ?? 0;
      const code = postings[index + 1] ?? 0;
      const score = quality * QUALITY_WEIGHT + Math.max(0, WEIGHTED_FIELDS - field);
      const scores = byField[field];
      if (scores && (scores[code] ?? 0) < score) scores[code] = score;
    }
  }
  return bestPerCar(textIndex.fields, count, byField);
}

/** Each car's best score over its texts. `byField`: for each field, the scores of its texts. */
function bestPerCar(fields: readonly FieldView[], count: number, byField: readonly Uint8Array[]): Uint8Array {
  const best = new Uint8Array(count);
  for (const [field, scores] of byField.entries()) {
    const codes = fields[field]?.codes ?? [];
    for (let car = 0; car < count; car++) {
      const score = scores[codes[car] ?? 0] ?? 0;
      if (score > (best[car] ?? 0)) best[car] = score;
    }
  }
  return best;
}

/** The words of the stock that a word of the query may mean, each with the quality of the match. */
function expandWord(textIndex: TextIndex, word: string, last: boolean): Map<string, number> {
  const matches = findLiteralMatches(textIndex, word, last);
  for (let typos = 1; typos <= typosAllowed(word) && matches.size === 0; typos++) {
    for (const candidate of findTypoMatches(textIndex, word, typos, last)) matches.set(candidate, TYPO);
  }
  return matches;
}

function findLiteralMatches(
  { words, postings }: TextIndex,
  word: string,
  last: boolean,
): Map<string, number> {
  const matches = new Map<string, number>();
  if (!last) {
    if (postings.has(word)) matches.set(word, EXACT);
    return matches;
  }
  for (let index = lowerBound(words, word); words[index]?.startsWith(word); index++) {
    const candidate = words[index] ?? '';
    matches.set(candidate, candidate === word ? EXACT : PREFIX);
  }
  return matches;
}

/** Words within `typos` edits; if there are none and the word is the last one, words with such a prefix. */
function findTypoMatches(
  { typoCandidates, masks }: TextIndex,
  word: string,
  typos: number,
  last: boolean,
): string[] {
  const letters = letterMask(word);
  const missing = (mask: number) => bitCount(letters & ~mask);
  const whole = typoCandidates.filter((candidate, index) => {
    const mask = masks[index] ?? 0;
    return (
      Math.abs(candidate.length - word.length) <= typos &&
      missing(mask) <= typos &&
      bitCount(mask & ~letters) <= typos &&
      editDistance(word, candidate, typos) <= typos
    );
  });
  if (whole.length > 0 || !last) return whole;
  return typoCandidates.filter(
    (candidate, index) =>
      candidate.length >= word.length - typos &&
      missing(masks[index] ?? 0) <= typos &&
      editDistance(word, candidate, typos, true) <= typos,
  );
}

/** The index of the first word that does not sort before `word`. */
function lowerBound(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
