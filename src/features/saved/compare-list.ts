import { atom } from 'nanostores';
import { say } from '#browser/announce.ts';
import { deviceList, siteSlug } from '#browser/stored-list.ts';
import { MOST_COMPARED, withoutPick, withPick } from './compare-selection.ts';

/** The ids of the cars that the visitor has picked to compare. */
export const comparePicks = deviceList(siteSlug(), 'compare', (kept) =>
  typeof kept === 'string' ? kept : undefined,
);

/** Whether one more was asked for than fit side by side: the tray says so until the list changes. */
export const isCompareFull = atom(false);

/** Puts a car on the list to compare, or takes it off. A full list stays as it is, and says so. */
export function pickCar(id: string, picked: boolean): void {
  const picks = comparePicks.get();
  const next = picked ? withPick(picks, id) : withoutPick(picks, id);
  isCompareFull.set(!next);
  if (next) comparePicks.set(next);
  else say(`${MOST_COMPARED} is the most that can be compared. Take one off first.`);
}
