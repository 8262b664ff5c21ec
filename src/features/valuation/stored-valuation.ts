import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { readStored, writeStored } from '#browser/storage.ts';
import type { Valuation } from '#domain/valuation/valuation.ts';
import type { StoredValuation } from './parse-stored-valuation.island.ts';

/** The localStorage key of the visitor's valuation. */
export const VALUATION_STORE = 'valuation';

/** The visitor's valuation while its estimate is valid; undefined until it is loaded. */
export const storedValuation = atom<StoredValuation | undefined>();

/** Stores a new valuation if it has an estimate; undefined removes the stored one. */
export function storeValuation(valuation: Valuation | undefined): void {
  const valid = valuation && hasEstimate(valuation) ? valuation : undefined;
  writeStored('localStorage', VALUATION_STORE, valid);
  storedValuation.set(valid);
}

function hasEstimate(valuation: Valuation): valuation is StoredValuation {
  return valuation.estimate !== null && valuation.valid_until !== null;
}

/** Loads the stored valuation; an expired one is removed. */
export async function loadStoredValuation(): Promise<StoredValuation | undefined> {
  const stored = readStored('localStorage', VALUATION_STORE);
  if (stored === undefined) return undefined;
  const { parseStoredValuation } = await import('./parse-stored-valuation.island.ts');
  const valid = parseStoredValuation(stored);
  if (!valid) storeValuation(undefined);
  storedValuation.set(valid);
  return valid;
}

/** The visitor's valuation while its estimate is valid. */
export function useStoredValuation(): StoredValuation | undefined {
  useEffect(() => {
    loadStoredValuation().catch(Boolean);
  }, []);
  return useStore(storedValuation, { ssr: 'initial' });
}
