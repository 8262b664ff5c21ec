import { type BodyKey, isBodyKey } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { groupCars } from '#domain/car/group-cars.ts';
import { isAvailable } from '#domain/car/status/availability.ts';
import { similarBodies } from '#domain/vehicle-kind.ts';
import type { Landing } from '#search/state/landing.ts';

/** A make and model that was listed before, and its body. */
interface FormerModel {
  readonly make: string;
  readonly model: string;
  readonly body: string | null;
}

/** What comes closest to a search without stock. */
export interface NearestStock {
  /** Searches that have stock, the closest first: the other models of the make, similar bodies, another condition. */
  readonly landings: readonly Landing[];
  /** The closest cars for sale, in the site's order among equals. */
  readonly cars: readonly Car[];
}

const MAX_CARS = 6;

/** A set of cars that is close to what was sought. */
interface Closeness {
  readonly landing: Landing;
  readonly points: number;
  readonly matches: (car: Car) => boolean;
}

/** The stock that comes closest to a landing without any; `undefined` is a make that was never listed. */
export function findNearestStock(
  sought: Landing | undefined,
  cars: readonly Car[],
  former: readonly FormerModel[],
): NearestStock {
  const forSale = cars.filter(isAvailable);
  const close = listCloseness(sought, former).filter(({ matches }) => forSale.some(matches));
  const pointsOf = (car: Car) =>
    close.reduce((sum, { points, matches }) => sum + (matches(car) ? points : 0), 0);
  return {
    landings: close.map(({ landing }) => landing),
    cars: forSale.toSorted((a, b) => pointsOf(b) - pointsOf(a)).slice(0, MAX_CARS),
  };
}

function listCloseness(sought: Landing | undefined, former: readonly FormerModel[]): Closeness[] {
  switch (sought?.kind) {
    case 'model': {
      const { make, model } = sought;
      const bodies = bodiesOf(former.filter((other) => other.make === make && other.model === model));
      const ofMake = (car: Car) => car.make === make;
      return [{ landing: { kind: 'make', make }, points: 2, matches: ofMake }, ...closeToBodies(bodies)];
    }
    case 'make':
      return closeToBodies(bodiesOf(former.filter(({ make }) => make === sought.make)));
    case 'body':
      return closeToBodies([sought.body]);
    case 'car_type':
      return (['demo', 'new', 'used'] as const).map((type, index) => ({
        landing: { kind: 'car_type', carTypes: [type] },
        points: 3 - index,
        matches: (car) => car.car_type === type,
      }));
    default:
      return [];
  }
}

/** The bodies themselves, then those that are similar. */
function closeToBodies(bodies: readonly BodyKey[]): Closeness[] {
  const similar = new Set(bodies.flatMap(similarBodies));
  const points = new Map<BodyKey, number>([...similar].map((body) => [body, 1]));
  for (const body of bodies) points.set(body, 4);
  return [...points]
    .sort(([, a], [, b]) => b - a)
    .map(([body, value]) => ({
      landing: { kind: 'body', body },
      points: value,
      matches: (car) => car.simple_body === body,
    }));
}

function bodiesOf(models: readonly FormerModel[]): BodyKey[] {
  const bodies = models.flatMap(({ body }) => (body !== null && isBodyKey(body) ? [body] : []));
  return [...new Set(bodies)];
}

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
