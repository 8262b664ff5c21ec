import * as v from 'valibot';
import { isPricedOnline, type OnlineVariant } from '#domain/valuation/online.ts';
import { needsInspection } from '#domain/valuation/questions.ts';
import { getValidUntil } from '#domain/valuation/validity.ts';
import {
  type AdjustmentAnswers,
  type Estimate,
  type Valuation,
  type Vehicle,
  valuationSchema,
  vehicleSchema,
} from '#domain/valuation/valuation.ts';
import type { FoundVehicle, Registration, ValuationProvider } from './provider.ts';
import { type SigningOptions, signToken, verifyToken } from './signed-token.ts';

/** What carries a valuation from step to step: a secret, and whose visitors they are. */
export type SigningKey = Pick<SigningOptions, 'secret' | 'site'>;

const lookupSchema = v.object({
  ...v.pick(valuationSchema, ['rego', 'regoState']).entries,
  /** null: it was not found. */
  found: v.nullable(v.object({ ref: v.string(), vehicle: vehicleSchema })),
});
export type Lookup = v.InferOutput<typeof lookupSchema>;

/** A valuation without its id. */
const unsignedValuationSchema = v.omit(valuationSchema, ['id']);

/** Looks a registration up: its vehicle, or null, and the id that the next step begins with. Rejects as the provider does. */
export async function lookUpRego(
  plate: Registration,
  provider: ValuationProvider,
  signingKey: SigningKey,
  now: Date,
): Promise<{ readonly id: string; readonly vehicle: Vehicle | null }> {
  const { rego, regoState } = plate;
  const found = (await provider.lookUp(plate, now)) ?? null;
  return {
    id: signToken({ rego, regoState, found }, { ...signingKey, purpose: 'lookup' }),
    vehicle: found?.vehicle ?? null,
  };
}

/** What was looked up under an id; undefined for one that this dealer never gave. */
export function lookupById(id: string, signingKey: SigningKey): Lookup | undefined {
  return verifyToken(id, lookupSchema, { ...signingKey, purpose: 'lookup' });
}

/** The valuation of a vehicle by what the visitor answered, sealed for the enquiry that follows. */
export function createValuation(
  { rego, regoState, found }: Lookup,
  made: {
    readonly adjustmentAnswers: AdjustmentAnswers;
    readonly estimate: Estimate | null;
    readonly example: boolean;
  },
  signingKey: SigningKey,
  now: Date,
): Valuation {
  const { adjustmentAnswers, estimate, example } = made;
  const told = {
    rego,
    regoState,
    vehicle: found?.vehicle ?? null,
    adjustmentAnswers,
    estimate,
    valid_until: estimate && getValidUntil(now),
    example,
  };
  return { id: signToken(told, { ...signingKey, purpose: 'valuation' }), ...told };
}

/** The valuation under an id; undefined for one that this dealer never gave. */
export function valuationById(id: string, signingKey: SigningKey): Omit<Valuation, 'id'> | undefined {
  return verifyToken(id, unsignedValuationSchema, { ...signingKey, purpose: 'valuation' });
}

/** The vehicle to ask a price for; undefined where the team has to see it first. */
export function findPriceableVehicle(
  { found }: Lookup,
  answers: AdjustmentAnswers,
  variant: OnlineVariant,
  now: Date,
): FoundVehicle | undefined {
  if (!found || answers.vehicle !== undefined || needsInspection(answers)) return undefined;
  return isPricedOnline({ year: found.vehicle.year, km: answers.km }, variant, now) ? found : undefined;
}
