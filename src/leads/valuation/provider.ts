import type { PlateIssuer } from '#domain/states.ts';
import type { AdjustmentAnswers, Estimate, Vehicle } from '#domain/valuation/valuation.ts';

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
