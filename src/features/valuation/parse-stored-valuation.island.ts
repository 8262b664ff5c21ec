import * as v from 'valibot';
import { isValuationValid } from '#domain/valuation/validity.ts';
import { valuationSchema } from '#domain/valuation/valuation.ts';
import type { StoredValuation } from './stored-valuation.ts';

/** Parses a stored valuation; undefined if it is malformed or its estimate has expired. */
export function parseStoredValuation(stored: unknown): StoredValuation | undefined {
  const { success, output } = v.safeParse(valuationSchema, stored);
  return success && isValuationValid(output, new Date()) ? output : undefined;
}
