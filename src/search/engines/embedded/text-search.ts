import { editDistance } from '#domain/edit-distance.ts';
import { type Column, valueAt } from './columns.ts';
import { bitCount, letterMask, tokenize, typosAllowed } from './tokens.ts';

/** A column that text is searched in, in the order of weight. */
export interface TextField {
  readonly name: string;
  /** The words for a value, where people write others than the data: 'peopleMover' is 'People mover'. */
  readonly textOf?: (value: string) => string;
}

/** How well a word of the query meets a word of the stock. */
const EXACT = 3;
const PREFIX = 2;
const TYPO = 1;

/** A match in one of the first fields counts for more than the same match further down. */
const WEIGHTED_FIELDS = 3;
const QUALITY_WEIGHT = 4;

/** A field as the text search sees it: which of its different texts each car has, 0 = none. */
interface FieldView {
  readonly texts: readonly string[];
  readonly codes: ArrayLike<number>;
  /** Texts of one car each, such as stock numbers: found as written, not by a typo. */
  readonly uniqueTexts: boolean;
}

/** Where a word stands: pairs of field and code. */
type Postings = number[];

interface TextIndex {
  readonly fields: readonly FieldView[];
  readonly postings: ReadonlyMap<string, Postings>;
  /** All words, sorted, for prefixes. */
  readonly words: readonly string[];
  /** Words that may be meant by a misspelt one, with their letters. */
  readonly typoCandidates: readonly string[];
  readonly masks: Int32Array;
}

/** Scores of all cars for a query: 0 = no match. undefined = the query has no words, so every car matches alike. */
export type TextSearch = (query: string) => Uint16Array | undefined;

/** How many queries keep their scores: a visitor types a few, and every refinement asks again. */
const SCORE_CACHE_SIZE = 20;

/**
 * Text search with Typesense's meaning: every word must match in some field, the last one by its beginning; typos are
 * tried only for words that match nothing as written. The vocabulary is made at the first query.
 */
export function createTextSearch(
  count: number,
  columns: ReadonlyMap<string, Column>,
  fields: readonly TextField[],
): TextSearch {
  let vocabulary: TextIndex | undefined;
  const known = new Map<string, Uint16Array | undefined>();
  return (query) => {
    if (known.has(query)) return known.get(query);
    vocabulary ??= buildTextIndex(count, columns, fields);
    const scores = scoreQuery(vocabulary, count, tokenize(query));
    if (known.size >= SCORE_CACHE_SIZE) known.delete(known.keys().next().value ?? '');
    known.set(query, scores);
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
  const guessable = new Set<string>();
  for (const [field, view] of views.entries()) {
    for (const [code, text] of view.texts.entries()) {
      for (const word of tokenize(text)) {
        const places = postings.get(word) ?? [];
        places.push(field, code);
        postings.set(word, places);
        if (!view.uniqueTexts && !/^\d+$/.test(word)) guessable.add(word);
      }
    }
  }
  return {
    fields: views,
    postings,
    words: [...postings.keys()].sort(),
    typoCandidates: [...guessable],
    masks: Int32Array.from(guessable, letterMask),
  };
}

function buildFieldView(
  column: Column,
  count: number,
  wordsOf: TextField['textOf'] = (value) => value,
): FieldView {
  if (column.kind === 'coded') {
    return {
      texts: column.values.map((value) => value && wordsOf(value)),
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
    const code = codeOf.get(text) ?? texts.push(wordsOf(text)) - 1;
    codeOf.set(text, code);
    codes[car] = code;
  }
  return { texts, codes, uniqueTexts: column.kind === 'plain' };
}

function scoreQuery(vocabulary: TextIndex, count: number, query: readonly string[]): Uint16Array | undefined {
  let total: Uint16Array | undefined;
  for (const [index, word] of query.entries()) {
    const scores = scoreWord(vocabulary, count, expandWord(vocabulary, word, index === query.length - 1));
    if (!total) {
      total = Uint16Array.from(scores);
      continue;
    }
    for (let car = 0; car < count; car++) {
      const one = scores[car] ?? 0;
      const sum = total[car] ?? 0;
      total[car] = one > 0 && sum > 0 ? sum + one : 0;
    }
  }
  return total;
}

/** Each car's best match for one word: the better match first, then the weightier field. */
function scoreWord(vocabulary: TextIndex, count: number, matches: ReadonlyMap<string, number>): Uint8Array {
  const byField = vocabulary.fields.map((field) => new Uint8Array(field.texts.length));
  for (const [word, quality] of matches) {
    const places = vocabulary.postings.get(word) ?? [];
    for (let place = 0; place < places.length; place += 2) {
      const field = places[place] ?? 0;
      const code = places[place + 1] ?? 0;
      const score = quality * QUALITY_WEIGHT + Math.max(0, WEIGHTED_FIELDS - field);
      const scores = byField[field];
      if (scores && (scores[code] ?? 0) < score) scores[code] = score;
    }
  }
  return bestPerCar(vocabulary.fields, count, byField);
}

/** `byField` says for each field how good each of its texts is; a car is as good as the best of its texts. */
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

/** The words of the stock that a word of the query may mean, with the quality of the match. */
function expandWord(vocabulary: TextIndex, word: string, last: boolean): Map<string, number> {
  const found = findLiteralMatches(vocabulary, word, last);
  for (let typos = 1; typos <= typosAllowed(word) && found.size === 0; typos++) {
    for (const guess of findTypoMatches(vocabulary, word, typos, last)) found.set(guess, TYPO);
  }
  return found;
}

function findLiteralMatches(
  { words, postings }: TextIndex,
  word: string,
  last: boolean,
): Map<string, number> {
  const found = new Map<string, number>();
  if (!last) {
    if (postings.has(word)) found.set(word, EXACT);
    return found;
  }
  for (let at = lowerBound(words, word); words[at]?.startsWith(word); at++) {
    const candidate = words[at] ?? '';
    found.set(candidate, candidate === word ? EXACT : PREFIX);
  }
  return found;
}

/** Words within `typos` edits; if there are none and the word is the last one, words that begin within `typos` edits. */
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

/** The first place at which a word is not before `word`. */
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
