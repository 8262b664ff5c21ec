import type { ReadableAtom } from 'nanostores';
import { useState } from 'react';
import { useStoredList } from '#browser/use-stored-list.ts';
import { type SavedSlot, updateSlots } from './saved-slots.ts';

/** A list of the device as its page shows it: until the page is left, what is taken off keeps its place. */
export function useSavedSlots<Entry>(
  list: ReadableAtom<readonly Entry[]>,
  keyOf: (entry: Entry) => string,
): readonly SavedSlot<Entry>[] {
  const entries = useStoredList(list);
  const [shown, setShown] = useState({ entries, places: updateSlots([], entries, keyOf) });
  if (shown.entries === entries) return shown.places;
  const places = updateSlots(shown.places, entries, keyOf);
  setShown({ entries, places });
  return places;
}
