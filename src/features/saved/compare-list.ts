import { atom } from 'nanostores';
import { announce } from '#browser/announce.ts';
import { createStoredList } from '#browser/stored-list.ts';
import { addToSelection, MAX_COMPARED, removeFromSelection } from './compare-selection.ts';

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
