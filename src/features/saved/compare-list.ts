import { atom } from 'nanostores';
import { announce } from '#browser/announce.ts';
import { createStoredList } from '#browser/stored-list.ts';

/** The number of cars that fit side by side. */
export const MAX_COMPARED = 4;

export const COMPARE_PATH = '/compare/';

/** The selection with one more car; undefined if it is full. */
export function addToSelection(selection: readonly string[], id: string): readonly string[] | undefined {
  if (selection.includes(id)) return selection;
  return selection.length < MAX_COMPARED ? [...selection, id] : undefined;
}

/** The selection without a car. */
export function removeFromSelection(selection: readonly string[], id: string): readonly string[] {
  return selection.filter((selected) => selected !== id);
}

/** The ids of the cars that the visitor has selected for comparison. */
export const compareSelection = createStoredList('compare', (stored) =>
  typeof stored === 'string' ? stored : undefined,
);

/** Whether the visitor tried to select more cars than fit side by side; the compare bar says so until the list changes. */
export const isCompareFull = atom(false);

/** Adds a car to the comparison or removes it. Announces a full list, which stays unchanged. */
export function setCompared(id: string, selected: boolean): void {
  const selection = compareSelection.get();
  const next = selected ? addToSelection(selection, id) : removeFromSelection(selection, id);
  isCompareFull.set(!next);
  if (next) compareSelection.set(next);
  else announce(`You can compare up to ${MAX_COMPARED}. Remove one first.`);
}
