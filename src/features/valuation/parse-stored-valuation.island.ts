import * as v from 'valibot';
import { isValuationValid } from '#domain/valuation/validity.ts';
import { type Estimate, type Valuation, valuationSchema } from '#domain/valuation/valuation.ts';

/** A valuation whose estimate is still valid. */
export type StoredValuation = Valuation & { readonly estimate: Estimate; readonly valid_until: string };

/** Parses a stored valuation; undefined if it is malformed or its estimate has expired. */
export function parseStoredValuation(stored: unknown): StoredValuation | undefined {
  const { success, output } = v.safeParse(valuationSchema, stored);
  return success && isValuationValid(output, new Date()) ? output : undefined;
}
