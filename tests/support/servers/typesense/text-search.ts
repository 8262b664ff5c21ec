import type { Collection, Document } from './collection.ts';
import { ServerError } from './server-error.ts';
import { countTypos, splitTokens } from './words.ts';

export type SearchParameters = Readonly<Record<string, unknown>>;

interface QueryField {
  readonly name: string;
  readonly weight: number;
  readonly typos: number;
}

/** A document's score for a text: 0 = no match. */
export type Scores = ReadonlyMap<Document, number>;

/**
 * Searches `candidates` for a text. Every word must be in some field of `query_by`, the last one as a prefix. If fewer
 * than `typo_tokens_threshold` documents match, words may have one typo, then two. The score only ranks: whole words
 * before prefixes before typos, heavy fields before light ones (Typesense's own score is finer).
 */
export function searchText(
  q: string,
  parameters: SearchParameters,
  collection: Collection,
  candidates: Document[],
): Scores {
  if (q.trim() === '*') return new Map(candidates.map((document) => [document, 1]));
  const fields = parseQueryFields(parameters, collection);
  const { wanted, phrases, excluded } = parseQuery(q, collection);
  if (wanted.length + phrases.length + excluded.length === 0) return new Map();
  const prefix = String(parameters.prefix ?? 'true') !== 'false';
  const texts = candidates
    .map((document) => ({
      document,
      fields: fields.map((field) => ({ field, words: getFieldWords(document, field.name, collection) })),
    }))
    .filter(({ fields }) => {
      const has = (phrase: string) =>
        fields.some(({ words }) => ` ${words.join(' ')} `.includes(` ${phrase} `));
      return phrases.every(has) && !excluded.some(has);
    });
  const threshold = Number(parameters.typo_tokens_threshold ?? 1);
  const numerals = String(parameters.enable_typos_for_numerical_tokens ?? 'true') !== 'false';
  for (let typos = 0; ; typos++) {
    const found = new Map<Document, number>();
    for (const text of texts) {
      const scores = wanted.map((word, place) => {
        const forgiven = Math.min(typos, getMaxTypos(word, numerals));
        return getBestScore(text.fields, word, prefix && place === wanted.length - 1, forgiven);
      });
      if (!scores.includes(0))
        found.set(
          text.document,
          scores.reduce((sum, score) => sum + score, 1),
        );
    }
    if (found.size >= threshold || typos === 2) return found;
  }
}

/** Words, phrases in quotation marks, and those after a hyphen, which no result has. */
function parseQuery(q: string, { separators }: Collection) {
  const phrases: string[] = [];
  const excluded: string[] = [];
  const rest = q.replace(/(-?)"([^"]*)"/g, (_, hyphen: string, phrase: string) => {
    (hyphen ? excluded : phrases).push(splitTokens(phrase, separators).join(' '));
    return ' ';
  });
  return { wanted: splitTokens(rest, separators), phrases, excluded };
}

function parseQueryFields(
  { query_by, query_by_weights, num_typos }: SearchParameters,
  { fields }: Collection,
): QueryField[] {
  const names = String(query_by ?? '')
    .split(',')
    .filter(Boolean);
  const weights = String(query_by_weights ?? '').split(',');
  const typos = String(num_typos ?? '2').split(',');
  return names.map((name, place) => {
    const field = fields.get(name);
    if (!field?.index) throw new ServerError(404, `Could not find a field named \`${name}\` in the schema.`);
    if (!field.type.startsWith('string'))
      throw new ServerError(400, `Field \`${name}\` should be a string or a string array.`);
    return { name, weight: Number(weights[place] || 1), typos: Number(typos[place] ?? typos[0]) };
  });
}

/** A stored document never changes, so its words are read once. */
const wordCache = new WeakMap<Document, Map<string, readonly string[]>>();

function getFieldWords(document: Document, name: string, { separators }: Collection): readonly string[] {
  const known = wordCache.get(document) ?? new Map<string, readonly string[]>();
  wordCache.set(document, known);
  const words =
    known.get(name) ??
    [document[name]]
      .flat()
      .flatMap((text) => (typeof text === 'string' ? splitTokens(text, separators) : []));
  known.set(name, words);
  return words;
}

/** `min_len_1typo` and `min_len_2typo` at their defaults. */
function getMaxTypos(word: string, numerals: boolean): number {
  if (word.length < 4 || (!numerals && /^\d+$/.test(word))) return 0;
  return word.length < 7 ? 1 : 2;
}

function getBestScore(
  fields: readonly { readonly field: QueryField; readonly words: readonly string[] }[],
  wanted: string,
  prefix: boolean,
  typos: number,
): number {
  let most = 0;
  for (const { field, words } of fields) {
    const forgiven = Math.min(typos, field.typos);
    for (const word of words)
      most = Math.max(most, scoreWord(word, wanted, prefix, forgiven) * 1000 + field.weight);
  }
  return most > 1000 ? most : 0;
}

function scoreWord(word: string, wanted: string, prefix: boolean, typos: number): number {
  if (word === wanted) return 3;
  if (prefix && word.startsWith(wanted)) return 2;
  if (typos === 0) return 0;
  const lengths = prefix ? Array.from(word, (_, end) => end + 1) : [word.length];
  return lengths.some((end) => countTypos(wanted, word.slice(0, end)) <= typos) ? 1 : 0;
}
