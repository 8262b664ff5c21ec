import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '#domain/edit-distance.ts';

test.each([
  { from: 'hilux', to: 'hilux', edits: 0 },
  { from: 'hilux', to: 'hylux', edits: 1 },
  { from: 'hilux', to: 'hilx', edits: 1 },
  { from: 'hilux', to: 'hillux', edits: 1 },
  { from: 'hilux', to: 'ihlux', edits: 1 },
  { from: 'ab', to: 'ba', edits: 1 },
  { from: 'ab', to: 'bc', edits: 2 },
  { from: 'ba', to: 'cb', edits: 2 },
  { from: 'corola', to: 'carolla', edits: 2 },
  { from: 'hilux', to: 'prado', edits: Infinity },
  { from: 'hilux', to: 'hiluxes!', edits: Infinity },
  { from: '', to: 'ab', edits: 2 },
])('"$from" becomes "$to" by $edits edits, of at most two', ({ from, to, edits }) => {
  expect(editDistance(from, to, 2)).toBe(edits);
});

test.each([
  { from: 'coro', to: 'corolla', edits: 0 },
  { from: 'cora', to: 'corolla', edits: 1 },
  { from: 'ocro', to: 'corolla', edits: 1 },
  { from: 'crla', to: 'corolla', edits: Infinity },
])('"$from" becomes a beginning of "$to" by $edits edits, of at most one', ({ from, to, edits }) => {
  expect(editDistance(from, to, 1, true)).toBe(edits);
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
