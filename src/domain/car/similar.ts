import type { Car } from './car.ts';
import { carsOfBody } from './group-cars.ts';
import { hasPrice } from './price/price.ts';
import { isForSale } from './status/availability.ts';

/** How far apart two prices may be, as a part of the higher one, to be of one band. */
const PRICE_BAND = 0.3;
/** As far apart in kilometres as it matters: a new car and a well-used one. */
const KM_SPAN = 100_000;
/** What an unknown price or reading counts as: neither near nor far. */
const UNKNOWN_GAP = 0.5;

/**
 * Up to `count` cars that somebody who looks at `car` may want as well: of the same body, to be had, those of its price
 * band first, then the nearest in price and kilometres. Equally near ones keep the order of `cars`.
 */
export function findSimilarCars(car: Car, cars: readonly Car[], count = 4): Car[] {
  const nearest: { readonly other: Car; readonly distance: number }[] = [];
  for (const other of carsOfBody(cars, car.simple_body)) {
    if (other.id === car.id || !isForSale(other)) continue;
    const gap = distance(car, other);
    // Few are kept of many: each finds its place among those, behind the equally near ones before it.
    const place = nearest.findLastIndex((kept) => kept.distance <= gap) + 1;
    if (place < count) nearest.splice(place, 0, { other, distance: gap });
    if (nearest.length > count) nearest.pop();
  }
  return nearest.map(({ other }) => other);
}

/** Below 2 within the price band, from 2 outside it. */
function distance(a: Car, b: Car): number {
  const price =
    hasPrice(a) && hasPrice(b) ? Math.abs(a.price - b.price) / Math.max(a.price, b.price) : UNKNOWN_GAP;
  const km = a.km !== null && b.km !== null ? Math.min(1, Math.abs(a.km - b.km) / KM_SPAN) : UNKNOWN_GAP;
  return price + km + (price > PRICE_BAND ? 2 : 0);
}
