import type { Car } from '#domain/car/car.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { RemovedCar, Snapshot } from './snapshot.ts';

/** How long the address of a removed car redirects to similar ones (T-45). */
const REMOVED_CAR_RETENTION_MS = 90 * DAY_MS;

/** The removed cars to remember: those gone at most 90 days ago, in order of removal, without those that are back. */
export function updateRemovedCars(
  previous: Snapshot,
  cars: readonly Pick<Car, 'id'>[],
  now: Date,
): RemovedCar[] {
  const present = new Set(cars.map(({ id }) => id));
  const earlier = previous.gone.filter(
    ({ id, gone_at }) => !present.has(id) && now.getTime() - Date.parse(gone_at) <= REMOVED_CAR_RETENTION_MS,
  );
  const justLeft = previous.cars.filter(({ id }) => !present.has(id)).map((car) => toRemovedCar(car, now));
  return [...earlier, ...justLeft];
}

function toRemovedCar({ id, slug, make, model, simple_body: body, created_at }: Car, now: Date): RemovedCar {
  return { id, slug, make, model, body, created_at, gone_at: now.toISOString() };
}
