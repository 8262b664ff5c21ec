import type { ReadableAtom } from 'nanostores';
import { useState } from 'react';
import { useDeviceList } from '#browser/use-stored-list.ts';
import { type KeptPlace, placesAfter } from './saved-slots.ts';

/** A list of the device as its page shows it: until the page is left, what is taken off keeps its place. */
export function useKeptPlaces<Entry>(
  list: ReadableAtom<readonly Entry[]>,
  keyOf: (entry: Entry) => string,
): readonly KeptPlace<Entry>[] {
  const entries = useDeviceList(list);
  const [shown, setShown] = useState({ entries, places: placesAfter([], entries, keyOf) });
  if (shown.entries === entries) return shown.places;
  const places = placesAfter(shown.places, entries, keyOf);
  setShown({ entries, places });
  return places;
}
