import { atom } from 'nanostores';
import { announce } from '#browser/announce.ts';
import { createStoredList } from '#browser/stored-list.ts';
import { addToSelection, MAX_COMPARED, removeFromSelection } from './compare-selection.ts';

/** The ids of the cars that the visitor has picked to compare. */
export const compareSelection = createStoredList('compare', (kept) =>
  typeof kept === 'string' ? kept : undefined,
);

/** Whether one more was asked for than fit side by side: the tray says so until the list changes. */
export const isCompareFull = atom(false);

/** Puts a car on the list to compare, or takes it off. A full list stays as it is, and says so. */
export function setCompared(id: string, picked: boolean): void {
  const picks = compareSelection.get();
  const next = picked ? addToSelection(picks, id) : removeFromSelection(picks, id);
  isCompareFull.set(!next);
  if (next) compareSelection.set(next);
  else announce(`${MAX_COMPARED} is the most that can be compared. Take one off first.`);
}
