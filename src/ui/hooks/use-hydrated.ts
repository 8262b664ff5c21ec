import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False during the build and the first render, which must match the build's HTML; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
