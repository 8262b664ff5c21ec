import type { ReadableAtom } from 'nanostores';
import { useState } from 'react';
import { useStoredList } from '#browser/stored-list.ts';
import { type SavedSlot, updateSlots } from './saved-slots.ts';

/** The entries of a stored list as its page shows them: removed ones keep their position until the visitor leaves. */
export function useSavedSlots<Entry>(
  list: ReadableAtom<readonly Entry[]>,
  keyOf: (entry: Entry) => string,
): readonly SavedSlot<Entry>[] {
  const entries = useStoredList(list);
  const [shown, setShown] = useState({ entries, slots: updateSlots([], entries, keyOf) });
  if (shown.entries === entries) return shown.slots;
  const slots = updateSlots(shown.slots, entries, keyOf);
  setShown({ entries, slots });
  return slots;
}
