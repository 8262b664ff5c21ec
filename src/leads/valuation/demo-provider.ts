import { createHash } from 'node:crypto';
import { EXAMPLE_REGO } from '#domain/valuation/example-rego.ts';
import { getAnswered } from '#domain/valuation/questions.ts';
import type { Vehicle } from '#domain/valuation/valuation.ts';
import type { FoundVehicle, Registration, ValuationProvider } from './online-valuation.ts';

/** Common Australian vehicles with a rough price when new, in dollars. */
const VEHICLES: readonly (Omit<Vehicle, 'year'> & { readonly price: number })[] = [
  { make: 'Toyota', model: 'Corolla', badge: 'Ascent Sport', body: 'Hatch', price: 30_000 },
  { make: 'Toyota', model: 'HiLux', badge: 'SR5', body: 'Ute', price: 62_000 },
  { make: 'Mazda', model: 'CX-5', badge: 'Touring', body: 'SUV', price: 42_000 },
  { make: 'Hyundai', model: 'i30', badge: 'Active', body: 'Hatch', price: 28_000 },
  { make: 'Ford', model: 'Ranger', badge: 'XLT', body: 'Ute', price: 60_000 },
  { make: 'Mitsubishi', model: 'Outlander', badge: 'LS', body: 'SUV', price: 38_000 },
  { make: 'Kia', model: 'Cerato', badge: 'Sport', body: 'Sedan', price: 29_000 },
  { make: 'Subaru', model: 'Forester', badge: '2.5i', body: 'SUV', price: 39_000 },
];
/** The oldest invented vehicle. */
const MAX_AGE_YEARS = 13;
/** Visitors who try the example see an estimate. */
const EXAMPLE_AGE_YEARS = 4;
/** The fraction of a price that remains after each year, and after each 10,000 km. */
const [FACTOR_PER_YEAR, FACTOR_PER_10000_KM] = [0.89, 0.985];
/** The estimate is a range of this fraction to each side. */
const SPREAD = 0.06;
const ROUNDING_STEP = 100;

/**
 * A provider for demonstrations. A registration always gives the same invented vehicle; those that end in 000 are not
 * found.
 */
export const demoProvider: ValuationProvider = {
  example: true,
  lookUp: (plate, now) =>
    Promise.resolve(plate.rego.endsWith('000') ? undefined : createDemoVehicle(plate, now)),
  estimate: ({ vehicle }, { km, ...choices }, now) => {
    const { price } = VEHICLES.find(({ model }) => model === vehicle.model) ?? { price: 0 };
    const age = Math.max(0, now.getUTCFullYear() - vehicle.year);
    const effects = getAnswered(choices).map(({ answer }) =>
      answer.effect === 'inspect' ? 1 : answer.effect,
    );
    const worth = effects.reduce(
      (left, effect) => left * effect,
      price * FACTOR_PER_YEAR ** age * FACTOR_PER_10000_KM ** (km / 10_000),
    );
    const rounded = (amount: number) =>
      Math.max(ROUNDING_STEP, Math.round(amount / ROUNDING_STEP) * ROUNDING_STEP);
    return Promise.resolve({ low: rounded(worth * (1 - SPREAD)), high: rounded(worth * (1 + SPREAD)) });
  },
};

/** The invented vehicle of a registration. */
export function createDemoVehicle({ rego, regoState }: Registration, now: Date): FoundVehicle | undefined {
  const [kind = 0, age = 0] = createHash('sha256').update(`${regoState} ${rego}`).digest();
  const known = VEHICLES[kind % VEHICLES.length];
  if (!known) return undefined;
  const { make, model, badge, body } = known;
  const years = rego === EXAMPLE_REGO ? EXAMPLE_AGE_YEARS : 1 + (age % MAX_AGE_YEARS);
  const year = now.getUTCFullYear() - years;
  return { ref: rego, vehicle: { year, make, model, badge, body } };
}
