import * as v from 'valibot';
import { isPricedOnline, type OnlineVariant } from '#domain/valuation/online.ts';
import { needsInspection } from '#domain/valuation/questions.ts';
import { validUntil } from '#domain/valuation/validity.ts';
import {
  type Answers,
  type Estimate,
  type Valuation,
  type Vehicle,
  valuationSchema,
  vehicleSchema,
} from '#domain/valuation/valuation.ts';
import type { FoundVehicle, Plate, ValuationProvider } from './provider.ts';
import { type Seal, sealed, unsealed } from './signed-token.ts';

/** What carries a valuation from step to step: a secret, and whose visitors they are. */
export type Keeper = Pick<Seal, 'secret' | 'site'>;

const lookupSchema = v.object({
  ...v.pick(valuationSchema, ['rego', 'regoState']).entries,
  /** null: it was not found. */
  found: v.nullable(v.object({ ref: v.string(), vehicle: vehicleSchema })),
});
export type Lookup = v.InferOutput<typeof lookupSchema>;

/** A valuation without its id. */
const toldSchema = v.omit(valuationSchema, ['id']);

/** Looks a registration up: its vehicle, or null, and the id that the next step begins with. Rejects as the provider does. */
export async function lookUpRego(
  plate: Plate,
  provider: ValuationProvider,
  keeper: Keeper,
  now: Date,
): Promise<{ readonly id: string; readonly vehicle: Vehicle | null }> {
  const { rego, regoState } = plate;
  const found = (await provider.lookUp(plate, now)) ?? null;
  return {
    id: sealed({ rego, regoState, found }, { ...keeper, purpose: 'lookup' }),
    vehicle: found?.vehicle ?? null,
  };
}

/** What was looked up under an id; undefined for one that this dealer never gave. */
export function lookupOf(id: string, keeper: Keeper): Lookup | undefined {
  return unsealed(id, lookupSchema, { ...keeper, purpose: 'lookup' });
}

/** The valuation of a vehicle by what the visitor answered, sealed for the enquiry that follows. */
export function valuationOf(
  { rego, regoState, found }: Lookup,
  made: {
    readonly adjustmentAnswers: Answers;
    readonly estimate: Estimate | null;
    readonly example: boolean;
  },
  keeper: Keeper,
  now: Date,
): Valuation {
  const { adjustmentAnswers, estimate, example } = made;
  const told = {
    rego,
    regoState,
    vehicle: found?.vehicle ?? null,
    adjustmentAnswers,
    estimate,
    valid_until: estimate && validUntil(now),
    example,
  };
  return { id: sealed(told, { ...keeper, purpose: 'valuation' }), ...told };
}

/** The valuation under an id; undefined for one that this dealer never gave. */
export function valuationById(id: string, keeper: Keeper): Omit<Valuation, 'id'> | undefined {
  return unsealed(id, toldSchema, { ...keeper, purpose: 'valuation' });
}

/** The vehicle to ask a price for; undefined where the team has to see it first. */
export function pricedOnline(
  { found }: Lookup,
  answers: Answers,
  variant: OnlineVariant,
  now: Date,
): FoundVehicle | undefined {
  if (!found || answers.vehicle !== undefined || needsInspection(answers)) return undefined;
  return isPricedOnline({ year: found.vehicle.year, km: answers.km }, variant, now) ? found : undefined;
}
