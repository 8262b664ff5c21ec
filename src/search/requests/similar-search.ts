import { isBodyKey } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { groupCars } from '#domain/car/group-cars.ts';
import { isAvailable } from '#domain/car/status/availability.ts';
import type { Landing } from '#search/state/landing.ts';

/** The known facts of an unavailable car: a listed one that is sold, or one removed from the stock. */
export interface UnavailableCar {
  readonly id: string;
  readonly make: string;
  readonly model: string;
  /** A body key; null if the feed has none. */
  readonly body: string | null;
}

/**
 * The landing behind 'Find Me Something Similar' (T-45): the same make and model if another such car is available,
 * otherwise the same body, otherwise all stock.
 */
export function findSimilarLanding(sought: UnavailableCar, cars: readonly Car[]): Landing {
  const { make, model, body } = sought;
  const isOther = (car: Car) => car.id !== sought.id && isAvailable(car);
  if (
    groupCars(cars, 'make')
      .get(make)
      ?.some((car) => car.model === model && isOther(car))
  )
    return { kind: 'model', make, model };
  if (body !== null && isBodyKey(body) && groupCars(cars, 'simple_body').get(body)?.some(isOther))
    return { kind: 'body', body };
  return { kind: 'all' };
}
