import { describe, expect, it } from 'vitest';
import type { Understanding } from '#search/query-understanding/understanding.ts';
import { findExpectedVehicles } from './expected-vehicles.ts';
import { findIdsShownFor, understandSentence } from './sentence-search.ts';
import { SENTENCES } from './sentences.ts';
import { SENTENCE_STOCK } from './stock.ts';

describe('the table of sentences', () => {
  it('has at least 430 of them, each once', () => {
    const texts = SENTENCES.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(430);
  });

  it('asks for vehicles that are in its stock, but never for all of them', () => {
    for (const { text, meaning } of SENTENCES) {
      const { length } = findExpectedVehicles(meaning);
      expect(length === 0, text).toBe(meaning.none);
      const orders = meaning.sorts.length > 0 || meaning.near;
      if (!orders) expect(length, text).toBeLessThan(SENTENCE_STOCK.length);
    }
  });

  it('names words as they are in the sentence', () => {
    for (const { text, meaning } of SENTENCES) {
      for (const word of [...meaning.unknown.split(' '), ...Object.keys(meaning.corrected)]) {
        expect(text).toContain(word);
      }
    }
  });
});

/** Sentences that become something else than the table says, with the reason. */
const ACCEPTED: Readonly<Record<string, string>> = {
  'land cruiser': 'a LandCruiser is a model of its own; the table was for its sisters too',
  '4cyl turbo diesel ute': "'turbo diesel' is one fuel",
};

describe('a sentence that is typed into the search becomes the search that it means', () => {
  it.each(SENTENCES.filter(({ text }) => !(text in ACCEPTED)))('$text', async ({ text, meaning }) => {
    expect(describeOutcome(await understandSentence(text))).toEqual({
      ...{ missing: 0, extra: 0, near: meaning.near, unknown: meaning.unknown },
      sortBy: meaning.sorts.length > 0 ? expect.toBeOneOf([...meaning.sorts]) : '',
      corrected: Object.keys(meaning.corrected).length > 0 ? meaning.corrected : expect.anything(),
    });

    function describeOutcome(understood: Understanding) {
      const expected = new Set(findExpectedVehicles(meaning).map(({ id }) => id));
      const shown = findIdsShownFor(understood);
      return {
        missing: expected.difference(shown).size,
        extra: shown.difference(expected).size,
        near: understood.near,
        unknown: understood.unknown.map(({ text }) => text).join(' '),
        sortBy: understood.sortBy,
        corrected: Object.fromEntries(understood.corrections.map(({ text, to }) => [text, to])),
      };
    }
  });
});
