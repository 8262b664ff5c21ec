import { expect, test } from 'vitest';
import { type SavedSlot, updateSlots } from '#features/saved/saved-slots.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
}
const entry = (id: string, name = id): Entry => ({ id, name });
const after = (places: readonly SavedSlot<Entry>[], list: readonly Entry[]) =>
  updateSlots(places, list, ({ id }) => id);
const opened = after([], [entry('a'), entry('b')]);

test('a page opens with what the list holds', () => {
  expect(opened).toEqual([
    { entry: entry('a'), saved: true },
    { entry: entry('b'), saved: true },
  ]);
});

test('what is taken off keeps its place, and what is new comes last', () => {
  expect(after(opened, [entry('c'), entry('b')])).toEqual([
    { entry: entry('a'), saved: false },
    { entry: entry('b'), saved: true },
    { entry: entry('c'), saved: true },
  ]);
});

test('what is brought back or changed stands where it stood', () => {
  const without = after(opened, [entry('b')]);
  expect(after(without, [entry('b', 'renamed'), entry('a')])).toEqual([
    { entry: entry('a'), saved: true },
    { entry: entry('b', 'renamed'), saved: true },
  ]);
});
