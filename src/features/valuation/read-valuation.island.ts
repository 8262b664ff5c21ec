import * as v from 'valibot';
import { holds } from '#domain/valuation/validity.ts';
import { valuationSchema } from '#domain/valuation/valuation.ts';
import type { HeldValuation } from './held-valuation.ts';

/** Reads what was kept as a valuation; undefined where it is none, or where its estimate holds no longer. */
export function readValuation(kept: unknown): HeldValuation | undefined {
  const { success, output } = v.safeParse(valuationSchema, kept);
  return success && holds(output, new Date()) ? output : undefined;
}
