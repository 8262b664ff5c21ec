import * as v from 'valibot';
import { holds } from '#domain/valuation/validity.ts';
import { type Estimate, type Valuation, valuationSchema } from '#domain/valuation/valuation.ts';
import { keep, readKept } from '#features/visit/kept.ts';

/** Under which the visitor's valuation is stored on the device (spec 3, design 8). */
const KEPT = 'valuation';

/** A valuation whose estimate still holds. */
export type HeldValuation = Valuation & { readonly estimate: Estimate; readonly valid_until: string };

export function keepValuation(valuation: Valuation | undefined): void {
  keep('localStorage', KEPT, valuation);
}

/** The visitor's valuation while its estimate holds; what holds no longer is forgotten. */
export function keptValuation(now: Date): HeldValuation | undefined {
  const read = v.safeParse(valuationSchema, readKept('localStorage', KEPT));
  if (!read.success) return undefined;
  const valuation = read.output;
  if (holds(valuation, now)) return valuation;
  keepValuation(undefined);
  return undefined;
}
