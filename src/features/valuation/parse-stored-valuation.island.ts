import * as v from 'valibot';
import { isValuationValid } from '#domain/valuation/validity.ts';
import { valuationSchema } from '#domain/valuation/valuation.ts';
import type { StoredValuation } from './stored-valuation.ts';

/** Reads what was kept as a valuation; undefined where it is none, or where its estimate holds no longer. */
export function parseStoredValuation(kept: unknown): StoredValuation | undefined {
  const { success, output } = v.safeParse(valuationSchema, kept);
  return success && isValuationValid(output, new Date()) ? output : undefined;
}
