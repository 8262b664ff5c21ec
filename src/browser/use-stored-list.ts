import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

const EMPTY: readonly never[] = [];

/** What a list of the visitor's device holds. A build knows of none, and hydration begins with what the build made. */
export function useStoredList<Entry>(list: ReadableAtom<readonly Entry[]>): readonly Entry[] {
  return useStore(list, { ssr: () => EMPTY });
}
