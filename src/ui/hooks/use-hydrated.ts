import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False while a page is built and in its first render, which equals the build's HTML; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
