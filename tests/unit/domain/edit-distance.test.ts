import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '#domain/edit-distance.ts';

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
