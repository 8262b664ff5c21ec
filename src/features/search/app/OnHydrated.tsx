import { useEffect } from 'react';

/**
 * Tells once that the page is the visitor's: hydrated, and InstantSearch ready to search. It stands after InstantSearch and
 * outside of it: inside, its effect would search before InstantSearch listens.
 */
export function OnHydrated({ onReady }: { readonly onReady: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page becomes ready once
  useEffect(onReady, []);
  return null;
}
