import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { readStored, writeStored } from '#browser/storage.ts';
import type { Estimate, Valuation } from '#domain/valuation/valuation.ts';

/** Under which the visitor's valuation is stored on the device. */
export const VALUATION_STORE = 'valuation';

/** A valuation whose estimate still holds. */
export type StoredValuation = Valuation & { readonly estimate: Estimate; readonly valid_until: string };

/** The visitor's valuation while its estimate holds; unknown until it is recalled. */
export const storedValuation = atom<StoredValuation | undefined>();

/** Keeps a valuation that was just made, where it has an estimate; undefined forgets the one that is kept. */
export function storeValuation(valuation: Valuation | undefined): void {
  const held = valuation && hasEstimate(valuation) ? valuation : undefined;
  writeStored('localStorage', VALUATION_STORE, held);
  storedValuation.set(held);
}

function hasEstimate(valuation: Valuation): valuation is StoredValuation {
  return valuation.estimate !== null && valuation.valid_until !== null;
}

/** Reads what the device keeps; what holds no longer is forgotten. */
export async function loadStoredValuation(): Promise<StoredValuation | undefined> {
  const kept = readStored('localStorage', VALUATION_STORE);
  if (kept === undefined) return undefined;
  const { parseStoredValuation } = await import('./parse-stored-valuation.island.ts');
  const held = parseStoredValuation(kept);
  if (!held) storeValuation(undefined);
  storedValuation.set(held);
  return held;
}

/** The visitor's valuation while its estimate holds. */
export function useStoredValuation(): StoredValuation | undefined {
  useEffect(() => {
    loadStoredValuation().catch(Boolean);
  }, []);
  return useStore(storedValuation, { ssr: 'initial' });
}
