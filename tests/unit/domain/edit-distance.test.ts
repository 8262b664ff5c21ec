import { expect, test } from 'vitest';
import { editDistance } from '#domain/edit-distance.ts';

test.each([
  { from: 'hilux', to: 'hilux', edits: 0 },
  { from: 'hilux', to: 'hylux', edits: 1 },
  { from: 'hilux', to: 'hilx', edits: 1 },
  { from: 'hilux', to: 'hillux', edits: 1 },
  { from: 'hilux', to: 'ihlux', edits: 1 },
  { from: 'ab', to: 'ba', edits: 1 },
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
