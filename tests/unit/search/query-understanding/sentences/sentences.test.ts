import { describe, expect, it } from 'vitest';
import { findExpectedVehicles } from './expected-vehicles.ts';
import { SENTENCES } from './sentences.ts';
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

describe('a sentence that is typed into the search', () => {
  it.todo('becomes the search that it means');
  it.todo('never shows no vehicles at a pause in typing when what was understood so far has some');
});
