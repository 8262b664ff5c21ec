/** A point on the earth in degrees; the key `long` is the data's own (T-86). */
export interface Point {
  readonly lat: number;
  readonly long: number;
}

/** Spec 9. */
const EARTH_RADIUS_KM = 6371;

/** Kilometres between two points as the crow flies. */
export function distanceKm(a: Point, b: Point): number {
  const [fromLat, toLat, byLat, byLong] = [a.lat, b.lat, b.lat - a.lat, b.long - a.long].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number, number];
  const half = Math.sin(byLat / 2) ** 2 + Math.cos(fromLat) * Math.cos(toLat) * Math.sin(byLong / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The point of an address; undefined where it gives none or half of one. */
export function pointOf({ lat, long }: { lat: number | null; long: number | null }): Point | undefined {
  return lat === null || long === null ? undefined : { lat, long };
}
