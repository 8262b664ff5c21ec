import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

const EMPTY: readonly never[] = [];

/** The entries of a stored list. During the build and hydration it is empty, so that hydration matches the build's HTML. */
export function useStoredList<Entry>(list: ReadableAtom<readonly Entry[]>): readonly Entry[] {
  return useStore(list, { ssr: () => EMPTY });
}

/**
 * Whether something is in a stored list; false during the build and hydration. Renders again only when the answer changes: a
 * list of cars has forty hearts and ticks.
 */
export function useIsStored<Entry>(
  list: ReadableAtom<readonly Entry[]>,
  isIn: (entries: readonly Entry[]) => boolean,
): boolean {
  return useSyncExternalStore(
    list.listen,
    () => isIn(list.get()),
    () => false,
  );
}
