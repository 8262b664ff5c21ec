import { editDistance } from '#domain/edit-distance.ts';
import type { TextIndex } from './text-index.ts';
import { bitCount, letterMask, typosAllowed } from './tokens.ts';

/** How well a word of the query matches a word of the stock. */
const EXACT = 3;
const PREFIX = 2;
const TYPO = 1;

/** The words of the stock that a word of the query may mean, each with the quality of the match. */
export function expandWord(textIndex: TextIndex, word: string, last: boolean): Map<string, number> {
  const matches = findLiteralMatches(textIndex, word, last);
  for (let typos = 1; typos <= typosAllowed(word) && matches.size === 0; typos++) {
    for (const candidate of findTypoMatches(textIndex, word, typos, last)) matches.set(candidate, TYPO);
  }
  return matches;
}

/** The word itself, if the stock has it. */
export function findExactMatch({ postings }: TextIndex, word: string): Map<string, number> {
  return new Map(postings.has(word) ? [[word, EXACT]] : []);
}

function findLiteralMatches(textIndex: TextIndex, word: string, last: boolean): Map<string, number> {
  if (!last) return findExactMatch(textIndex, word);
  const { words } = textIndex;
  const matches = new Map<string, number>();
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
    // Spares most candidates the slower test below.
    const isPossible =
      Math.abs(candidate.length - word.length) <= typos &&
      missing(mask) <= typos &&
      bitCount(mask & ~letters) <= typos;
    return isPossible && editDistance(word, candidate, typos) <= typos;
  });
  if (whole.length > 0 || !last) return whole;
  return typoCandidates.filter(
    (candidate, index) =>
      // Spares most of the slower test below.
      missing(masks[index] ?? 0) <= typos &&
      // A beginning of the candidate is enough.
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
