import { beforeAll, describe, expect, it } from 'vitest';
import { findExpectedVehicles } from './expected-vehicles.ts';
import { findIdsShownFor, sentenceVocabulary, understandSentence } from './sentence-search.ts';
import { SENTENCES } from './sentences.ts';

describe('a sentence while it is being typed', () => {
  /** Pauses at which nothing is shown although the finished sentence has vehicles. */
  const falseZeros: string[] = [];
  /** Pauses after a word at which every vehicle of the finished sentence is shown. */
  let inclusivePauses = 0;
  let pausesAfterWords = 0;

  beforeAll(async () => {
    for (const { text, meaning } of SENTENCES) {
      const expected = new Set(findExpectedVehicles(meaning).map(({ id }) => id));
      for (const typed of expected.size > 0 ? beginningsOf(text) : []) {
        const understood = await understandSentence(typed, sentenceVocabulary);
        // Nothing but words that are not in stock, so far, and they are named.
        const isNamed =
          understood.unknown.length > 0 && meaning.unknown !== '' && text.startsWith(meaning.unknown);
        note(typed, text, expected, findIdsShownFor(understood), isNamed);
      }
    }
  });

  function note(
    typed: string,
    text: string,
    expected: ReadonlySet<string>,
    shown: ReadonlySet<string>,
    isNamed: boolean,
  ) {
    if (shown.size === 0 && !isNamed) falseZeros.push(typed);
    if (!isAfterWord(typed, text)) return;
    pausesAfterWords++;
    if (expected.isSubsetOf(shown)) inclusivePauses++;
  }

  it('never shows no vehicles at a pause in typing when the sentence has some', () => {
    expect(falseZeros).toEqual([]);
  });

  it('rarely hides a vehicle before the end: only where words exclude it that others then bring back', () => {
    expect(inclusivePauses / pausesAfterWords).toBeGreaterThan(0.91);
  });
});

function beginningsOf(text: string): string[] {
  return Array.from(text, (_, index) => text.slice(0, index + 1));
}

function isAfterWord(typed: string, text: string): boolean {
  return typed === text || text[typed.length] === ' ';
}
