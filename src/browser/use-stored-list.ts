import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

const EMPTY: readonly never[] = [];

/** The entries of a stored list. During the build and hydration it is empty, so that hydration matches the build's HTML. */
export function useStoredList<Entry>(list: ReadableAtom<readonly Entry[]>): readonly Entry[] {
  return useStore(list, { ssr: () => EMPTY });
}
