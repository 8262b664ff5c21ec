import { expect, test } from 'vitest';
import { type SavedSlot, updateSlots } from '#features/saved/saved-slots.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
}
const entry = (id: string, name = id): Entry => ({ id, name });
const update = (slots: readonly SavedSlot<Entry>[], list: readonly Entry[]) =>
  updateSlots(slots, list, ({ id }) => id);
const initial = update([], [entry('a'), entry('b')]);

test('a page first shows the entries of the list', () => {
  expect(initial).toEqual([
    { entry: entry('a'), saved: true },
    { entry: entry('b'), saved: true },
  ]);
});

test('a removed entry keeps its position, and a new one is appended', () => {
  expect(update(initial, [entry('c'), entry('b')])).toEqual([
    { entry: entry('a'), saved: false },
    { entry: entry('b'), saved: true },
    { entry: entry('c'), saved: true },
  ]);
});

test('a restored or changed entry keeps its position', () => {
  const without = update(initial, [entry('b')]);
  expect(update(without, [entry('b', 'renamed'), entry('a')])).toEqual([
    { entry: entry('a'), saved: true },
    { entry: entry('b', 'renamed'), saved: true },
  ]);
});
