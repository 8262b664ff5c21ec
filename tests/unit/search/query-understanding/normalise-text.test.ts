import { expect, test } from 'vitest';
import {
  compactText,
  normalisePhrase,
  normaliseText,
  splitWords,
} from '#search/query-understanding/normalise-text.ts';

test.each([
  ['Citroën C4', 'citroen c4'],
  ['ŠKODA', 'skoda'],
  ['İstanbul', 'istanbul'],
  ['Ute\nBelyy Белый', 'ute\nbelyy белыи'],
  ['🚙 ute', '🚙 ute'],
])('%s is compared as %s, of the same length', (typed, normalised) => {
  expect(normaliseText(typed)).toBe(normalised);
  expect(normalised).toHaveLength(typed.length);
});

test.each([
  ['Plug-in Hybrid', 'plug in hybrid', 'pluginhybrid'],
  ['CX-5', 'cx 5', 'cx5'],
  ['Citroe\u0308n', 'citroen', 'citroen'],
  [' - ', '', ''],
])('a name: %s is looked up by its words and by its letters', (name, words, letters) => {
  expect(normalisePhrase(name)).toBe(words);
  expect(compactText(name)).toBe(letters);
});

test('an emoji with a variation selector is no word', () => {
  expect(splitWords('red ❤️ ute').map(({ text }) => text)).toEqual(['red', 'ute']);
});

test('words of any script have their places', () => {
  expect(splitWords('toyota, हिलक्स!')).toEqual([
    { text: 'toyota', start: 0, end: 6 },
    { text: 'हिलक्स', start: 8, end: 14 },
  ]);
});
