import * as v from 'valibot';
import type { PlateIssuer } from '#domain/states.ts';
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
import { type SigningOptions, signToken, verifyToken } from '#platform/signed-token.ts';

/** A registration that a visitor entered. */
export interface Registration {
  /** Upper-case letters and digits. */
  readonly rego: string;
  readonly regoState: PlateIssuer;
}

/** A vehicle that was found by its registration. */
export interface FoundVehicle {
  /** The provider's own id. */
  readonly ref: string;
  readonly vehicle: Vehicle;
}

/** Looks vehicles up by registration and prices them. Both calls reject if the provider is unavailable. */
export interface ValuationProvider {
  /** Whether its figures are invented. */
  readonly example: boolean;
  /** undefined = unknown registration. */
  lookUp(plate: Registration, now: Date): Promise<FoundVehicle | undefined>;
  /** undefined = no price available. */
  estimate(found: FoundVehicle, answers: AdjustmentAnswers, now: Date): Promise<Estimate | undefined>;
}

/** The secret and the dealer that tokens between the steps of a valuation are signed for. */
export type SigningKey = Pick<SigningOptions, 'secret' | 'site'>;

const lookupSchema = v.object({
  ...v.pick(valuationSchema, ['rego', 'regoState']).entries,
  /** null = not found. */
  found: v.nullable(v.object({ ref: v.string(), vehicle: vehicleSchema })),
});
export type Lookup = v.InferOutput<typeof lookupSchema>;

/** A valuation without its id. */
const unsignedValuationSchema = v.omit(valuationSchema, ['id']);

/** Looks up a registration. The id is the input of the next step. Rejects if the provider does. */
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

/** The look-up behind an id; undefined if this dealer did not issue it. */
export function lookupById(id: string, signingKey: SigningKey): Lookup | undefined {
  return verifyToken(id, lookupSchema, { ...signingKey, purpose: 'lookup' });
}

/** The valuation of a vehicle by the visitor's answers, signed for the enquiry that follows. */
export function createValuation(
  { rego, regoState, found }: Lookup,
  result: {
    readonly adjustmentAnswers: AdjustmentAnswers;
    readonly estimate: Estimate | null;
    readonly example: boolean;
  },
  signingKey: SigningKey,
  now: Date,
): Valuation {
  const { adjustmentAnswers, estimate, example } = result;
  const unsigned = {
    rego,
    regoState,
    vehicle: found?.vehicle ?? null,
    adjustmentAnswers,
    estimate,
    valid_until: estimate && getValidUntil(now),
    example,
  };
  return { id: signToken(unsigned, { ...signingKey, purpose: 'valuation' }), ...unsigned };
}

/** The valuation behind an id; undefined if this dealer did not issue it. */
export function valuationById(id: string, signingKey: SigningKey): Omit<Valuation, 'id'> | undefined {
  return verifyToken(id, unsignedValuationSchema, { ...signingKey, purpose: 'valuation' });
}

/** The vehicle to price online; undefined if the team must inspect it first. */
export function findPriceableVehicle(
  { found }: Lookup,
  answers: AdjustmentAnswers,
  variant: OnlineVariant,
  now: Date,
  timeZone: string,
): FoundVehicle | undefined {
  if (!found || answers.vehicle !== undefined || needsInspection(answers)) return undefined;
  const { year } = found.vehicle;
  return isPricedOnline({ year, km: answers.km }, variant, now, timeZone) ? found : undefined;
}
