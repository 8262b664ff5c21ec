import { beforeAll, describe, expect, it } from 'vitest';
import { understandQuery } from '#search/query-understanding/understand-query.ts';
import type { Understanding } from '#search/query-understanding/understanding.ts';
import { EMPTY_STATE } from '#search/state/state.ts';
import { findExpectedVehicles } from './expected-vehicles.ts';
import { countSentenceSearches, findShownIds, sentenceVocabulary } from './sentence-search.ts';
import { type Meaning, SENTENCES } from './sentences.ts';
import { SENTENCE_STOCK } from './stock.ts';

describe('the table of sentences', () => {
  it('has more than 120 of them, each once', () => {
    const texts = SENTENCES.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThan(120);
  });

  it('asks for vehicles that are in its stock, but never for all of them', () => {
    for (const { text, meaning } of SENTENCES) {
      const { length } = findExpectedVehicles(meaning);
      expect(length === 0, text).toBe(meaning.none);
      const orders = meaning.sorts.length > 0 || meaning.near;
      if (!orders) expect(length, text).toBeLessThan(SENTENCE_STOCK.length);
    }
  });
});

/** Sentences that become something else than the table says, with the reason. */
const ACCEPTED: Readonly<Record<string, string>> = {
  'land cruiser': 'a LandCruiser is a model of its own; the table was for its sisters too',
  'something cheap for uni': 'a short word at the end may be half typed',
  'p plater car under 15 grand': 'a single letter says nothing',
  '4cyl turbo diesel ute': "'turbo diesel' is one fuel",
};

describe('a sentence that is typed into the search', () => {
  /** What is wrong with each sentence that is not understood as the table says. */
  const wrong: string[] = [];
  /** Pauses at which nothing is shown although the finished sentence has vehicles. */
  const falseZeros: string[] = [];
  /** Pauses after a word at which every vehicle of the finished sentence is shown. */
  let inclusivePauses = 0;
  let pausesAfterWords = 0;

  beforeAll(async () => {
    for (const { text, meaning } of SENTENCES) {
      const expected = new Set(findExpectedVehicles(meaning).map(({ id }) => id));
      const problem = findProblem(await understand(text), meaning, expected);
      if (problem && !(text in ACCEPTED)) wrong.push(`${text}: ${problem}`);
      for (const typed of expected.size > 0 ? beginningsOf(text) : [])
        note(typed, text, expected, showsOf(await understand(typed)));
    }
  }, 60_000);

  function note(typed: string, text: string, expected: ReadonlySet<string>, shown: ReadonlySet<string>) {
    if (shown.size === 0) falseZeros.push(typed);
    if (!isAfterWord(typed, text)) return;
    pausesAfterWords++;
    if (expected.isSubsetOf(shown)) inclusivePauses++;
  }

  it('becomes the search that it means', () => {
    expect(wrong).toEqual([]);
  });

  it('never shows no vehicles at a pause in typing when the sentence has some', () => {
    expect(falseZeros).toEqual([]);
  });

  it('rarely hides a vehicle before the end: only where words exclude it that others then bring back', () => {
    expect(inclusivePauses / pausesAfterWords).toBeGreaterThan(0.9);
  });
});

function beginningsOf(text: string): string[] {
  return Array.from(text, (_, index) => text.slice(0, index + 1));
}

function isAfterWord(typed: string, text: string): boolean {
  return typed === text || text[typed.length] === ' ';
}

function understand(text: string): Promise<Understanding> {
  return understandQuery(text, sentenceVocabulary, countSentenceSearches);
}

function showsOf({ lists, ranges, text }: Understanding): ReadonlySet<string> {
  return findShownIds({ ...EMPTY_STATE, lists, ranges, query: text });
}

function findProblem(
  understood: Understanding,
  meaning: Meaning,
  expected: ReadonlySet<string>,
): string | undefined {
  const shown = showsOf(understood);
  const missing = [...expected].filter((id) => !shown.has(id)).length;
  const extra = [...shown].filter((id) => !expected.has(id)).length;
  if (missing + extra > 0) return `${missing} vehicles missing, ${extra} too many`;
  const { sortBy, near } = understood;
  if (meaning.sorts.length > 0 ? !meaning.sorts.includes(sortBy) : sortBy) return `order "${sortBy}"`;
  if (near !== meaning.near) return `near ${near}`;
  const unknown = understood.unknown.map(({ text }) => text).join(' ');
  if (unknown !== meaning.unknown) return `not understood: "${unknown}"`;
  return undefined;
}
