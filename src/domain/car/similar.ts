import type { Car } from './car.ts';
import { groupCars } from './group-cars.ts';
import { hasPrice } from './price/price.ts';
import { isForSale } from './status/availability.ts';

/** Prices are in the same band if they differ by at most this share of the higher one. */
const PRICE_BAND = 0.3;
/** Larger differences in kilometres make no further difference: a new car and a well-used one. */
const KM_SPAN = 100_000;
/** The distance of an unknown price or odometer reading: neither near nor far. */
const UNKNOWN_GAP = 0.5;

/**
 * Up to `count` cars that a visitor looking at `car` may also like: for sale, of the same body, those within its price
 * band first, then the nearest in price and kilometres. Ties keep the order of `cars`.
 */
export function findSimilarCars(car: Car, cars: readonly Car[], count = 4): Car[] {
  const nearest: { readonly other: Car; readonly distance: number }[] = [];
  for (const other of groupCars(cars, 'simple_body').get(car.simple_body) ?? []) {
    if (other.id === car.id || !isForSale(other)) continue;
    const gap = distance(car, other);
    // Insertion into a short list: cheaper than sorting all cars, and ties keep their order.
    const position = nearest.findLastIndex((entry) => entry.distance <= gap) + 1;
    if (position < count) nearest.splice(position, 0, { other, distance: gap });
    if (nearest.length > count) nearest.pop();
  }
  return nearest.map(({ other }) => other);
}

/** Below 2 within the price band, 2 or more outside it. */
function distance(a: Car, b: Car): number {
  const price =
    hasPrice(a) && hasPrice(b) ? Math.abs(a.price - b.price) / Math.max(a.price, b.price) : UNKNOWN_GAP;
  const km = a.km !== null && b.km !== null ? Math.min(1, Math.abs(a.km - b.km) / KM_SPAN) : UNKNOWN_GAP;
  return price + km + (price > PRICE_BAND ? 2 : 0);
}
