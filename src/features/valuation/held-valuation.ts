import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { keep, readKept } from '#browser/storage.ts';
import type { Estimate, Valuation } from '#domain/valuation/valuation.ts';

/** Under which the visitor's valuation is stored on the device. */
export const KEPT_VALUATION = 'valuation';

/** A valuation whose estimate still holds. */
export type HeldValuation = Valuation & { readonly estimate: Estimate; readonly valid_until: string };

/** The visitor's valuation while its estimate holds; unknown until it is recalled. */
export const heldValuation = atom<HeldValuation | undefined>();

/** Keeps a valuation that was just made, where it has an estimate; undefined forgets the one that is kept. */
export function keepValuation(valuation: Valuation | undefined): void {
  const held = valuation && hasEstimate(valuation) ? valuation : undefined;
  keep('localStorage', KEPT_VALUATION, held);
  heldValuation.set(held);
}

function hasEstimate(valuation: Valuation): valuation is HeldValuation {
  return valuation.estimate !== null && valuation.valid_until !== null;
}

/** Reads what the device keeps; what holds no longer is forgotten. */
export async function recallValuation(): Promise<HeldValuation | undefined> {
  const kept = readKept('localStorage', KEPT_VALUATION);
  if (kept === undefined) return undefined;
  const { readValuation } = await import('./read-valuation.island.ts');
  const held = readValuation(kept);
  if (!held) keepValuation(undefined);
  heldValuation.set(held);
  return held;
}

/** The visitor's valuation while its estimate holds. */
export function useHeldValuation(): HeldValuation | undefined {
  useEffect(() => {
    recallValuation().catch(Boolean);
  }, []);
  return useStore(heldValuation, { ssr: 'initial' });
}
