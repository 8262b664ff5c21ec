import type { AdjustmentAnswers } from '#domain/valuation/valuation.ts';
import { createDemoVehicle } from '#leads/valuation/demo-provider.ts';

/** The answers for a vehicle without faults. */
export const GOOD_ANSWERS: AdjustmentAnswers = {
  km: 60_000,
  condition: 'good',
  service_history: 'full',
  mechanical: 'none',
  accident: 'none',
  history: 'no',
  keys: 'two',
  finance: 'no',
};

/** A registration unknown to the demo provider. */
export const UNKNOWN_REGO = 'NOT000';

/** A Queensland registration whose vehicle, according to the demo provider, was built `age` years before `year`. */
export function findRegoOfAge(age: number, year: number): string {
  const now = new Date(Date.UTC(year, 6));
  const regos = Array.from({ length: 400 }, (_, n) => `DEM${n + 101}`);
  const found = regos.find(
    (rego) => createDemoVehicle({ rego, regoState: 'qld' }, now)?.vehicle.year === year - age,
  );
  if (found === undefined) throw new Error(`no registration of a vehicle of ${age} years`);
  return found;
}
