import type { CarHit } from '#features/car-card/car-hit.ts';

/** The dealer's cities as seen from the visitor's postcode. */
interface NearestCities {
  /** The nearest first; undefined until a postcode was given. */
  cities?: readonly string[];
  /** The hit of a car with the distance of its city. */
  locate?: (hit: CarHit) => CarHit;
}

/** Of this page alone: neither address nor storage ever hold a postcode (LOCAL-08). A search follows every change. */
export const nearestCities: NearestCities = {};
