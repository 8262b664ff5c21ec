import { useEffect } from 'react';

/**
 * Calls `onReady` once, when the page is hydrated and InstantSearch is ready to search. Render it after InstantSearch and
 * outside of it: inside, its effect would run before InstantSearch listens.
 */
export function OnHydrated({ onReady }: { readonly onReady: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page becomes ready once
  useEffect(onReady, []);
  return null;
}
