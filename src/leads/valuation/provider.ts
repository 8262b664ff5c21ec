import type { State } from '#domain/location/time-zone.ts';
import type { AdjustmentAnswers, Estimate, Vehicle } from '#domain/valuation/valuation.ts';

/** A registration as a visitor gives it. */
export interface Registration {
  /** Capitals and digits. */
  readonly rego: string;
  readonly regoState: State;
}

/** A vehicle that was found by its registration. */
export interface FoundVehicle {
  /** What the provider knows it by. */
  readonly ref: string;
  readonly vehicle: Vehicle;
}

/** Whoever knows vehicles by their registrations, and what they are worth. Both calls reject where no answer is to be had. */
export interface ValuationProvider {
  /** Whether its figures are invented. */
  readonly example: boolean;
  /** undefined = it is not known there. */
  lookUp(plate: Registration, now: Date): Promise<FoundVehicle | undefined>;
  /** undefined = it has no price for it. */
  estimate(found: FoundVehicle, answers: AdjustmentAnswers, now: Date): Promise<Estimate | undefined>;
}
