import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, findClosestMatch, suggestWord } from '#domain/edit-distance.ts';

test.each([
  ['hilux', 'ihlux', 1],
  ['ab', 'bc', 2],
  ['hilux', 'prado', Infinity],
])('"%s" becomes "%s" by %d edits, of at most two', (from, to, edits) => {
  expect(editDistance(from, to, 2)).toBe(edits);
});

/** The definition, written down: slow and without limits. */
function countEdits(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const [a, b] = [from.slice(0, -1), to.slice(0, -1)];
  const swapped = from.at(-1) === b.at(-1) && a.at(-1) === to.at(-1) && a !== '' && b !== '';
  return Math.min(
    countEdits(a, to) + 1,
    countEdits(from, b) + 1,
    countEdits(a, b) + (from.at(-1) === to.at(-1) ? 0 : 1),
    swapped ? countEdits(a.slice(0, -1), b.slice(0, -1)) + 1 : Infinity,
  );
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
const limited = (edits: number, max: number) => (edits > max ? Infinity : edits);

test('the number of edits is that of the definition, up to any limit', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 5 }), (from, to, max) => {
      expect(editDistance(from, to, max)).toBe(limited(countEdits(from, to), max));
    }),
  );
});

test('the edits to a beginning of a word are the fewest to any of its beginnings', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 5 }), (from, to, max) => {
      const beginnings = Array.from({ length: to.length + 1 }, (_, length) => to.slice(0, length));
      const fewest = Math.min(...beginnings.map((beginning) => countEdits(from, beginning)));
      expect(editDistance(from, to, max, true)).toBe(limited(fewest, max));
    }),
  );
});

test.each([
  { word: 'colr', known: ['name', 'colour'], meant: undefined, why: 'two slips in four letters' },
  { word: 'color', known: ['name', 'colour'], meant: 'colour', why: 'a letter too few' },
  { word: 'phoness', known: ['phones', 'links'], meant: 'phones', why: 'a letter too many' },
  { word: 'nome', known: ['name', 'home'], meant: 'name', why: 'a wrong letter: the first of two equals' },
  { word: 'phonex', known: ['phony', 'phones'], meant: 'phones', why: 'fewer slips' },
  { word: 'phonex', known: ['phones', 'phony'], meant: 'phones', why: 'fewer slips, found first' },
  { word: 'nmae', known: ['name'], meant: 'name', why: 'two letters swapped' },
  { word: 'PAGESIZE', known: ['pageSize'], meant: 'pageSize', why: 'case' },
  { word: 'ab', known: ['ac'], meant: 'ac', why: 'one slip is always forgiven' },
  { word: 'descritpons', known: ['description'], meant: 'description', why: 'three slips in eleven letters' },
  { word: 'template', known: [], meant: undefined, why: 'nothing is known' },
  { word: '', known: ['name'], meant: undefined, why: 'there is no word' },
])('"$word" among $known probably means $meant: $why', ({ word, known, meant }) => {
  expect(findClosestMatch(word, known)).toBe(meant);
});

test('a misspelt word has the known one as its fix, any other what to do', () => {
  expect(suggestWord('nmae', ['name', 'url'])).toBe('Did you mean "name"?');
  expect(suggestWord('colour', ['name', 'url'])).toBe('Known: name, url.');
  expect(suggestWord('colour', ['name'], 'Remove it.')).toBe('Remove it.');
});
