/** Splits a text into search words: lower case, without accents, split at all but letters and digits of any script. */
export function tokenize(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean);
}

/** A word of a query. */
export interface QueryWord {
  readonly text: string;
  /** Whether it stood in quotation marks: neither its beginning nor a misspelt form is found. */
  readonly exact: boolean;
}

/** Splits a query into its words: 'white "sr5"' -> white, and exactly sr5. */
export function splitQuery(query: string): QueryWord[] {
  // Every second part stood between two marks.
  return query
    .split('"')
    .flatMap((part, index, parts) =>
      tokenize(part).map((text) => ({ text, exact: index % 2 === 1 && index < parts.length - 1 })),
    );
}

/** '-"tow bar"': a phrase that no result has. */
const EXCLUDED_PHRASE = /(?<!\S)-"([^"]*)"/g;

/** The phrases that a query excludes, and the query without them: 'white -"tow bar"' -> 'white', [['tow', 'bar']]. */
export function takeExclusions(query: string): { readonly rest: string; readonly excluded: string[][] } {
  const excluded = [...query.matchAll(EXCLUDED_PHRASE)].map(([, phrase = '']) => tokenize(phrase));
  return {
    rest: query.replace(EXCLUDED_PHRASE, ' '),
    excluded: excluded.filter((words) => words.length > 0),
  };
}

/** The number of typos allowed in a word: none below 4 letters, one from 4, two from 7; none in a number. */
export function typosAllowed(token: string): 0 | 1 | 2 {
  if (token.length < 4 || /^\d+$/.test(token)) return 0;
  return token.length < 7 ? 1 : 2;
}

/** A word's letters as bits. If two masks differ by more than the allowed typos, the words can't match. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) % 31);
  return mask;
}

/** The number of bits that are set. */
export function bitCount(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x5555_5555);
  rest = (rest & 0x3333_3333) + ((rest >>> 2) & 0x3333_3333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
