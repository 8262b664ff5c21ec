import { FORMAT_LOCALE } from '#domain/numbers.ts';

/** A point on earth in degrees, north and east positive: Mareeba is -16.99, 145.42. */
export interface Coordinates {
  readonly lat: number;
  readonly long: number;
}

/** Kilometres. */
const EARTH_RADIUS_KM = 6371;

/** The great-circle distance between two points, in kilometres. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const half =
    haversine(radians(to.lat - from.lat)) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * haversine(radians(to.long - from.long));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, half)));
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** An item whose coordinates may be unknown. */
interface WithCoordinates {
  readonly at: Coordinates | undefined;
}

/**
 * The items sorted by distance, each with its distance in kilometres; items without coordinates come last, in their
 * original order.
 */
export function sortByDistance<Item extends WithCoordinates>(
  items: readonly Item[],
  from: Coordinates,
): { readonly item: Item; readonly km: number | undefined }[] {
  return items
    .map((item) => ({ item, km: item.at && distanceKm(from, item.at) }))
    .sort((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0);
}

/** Formats a distance to the kilometre: '312 km away', 'Less than 1 km away'. */
export function formatDistance(km: number): string {
  return km < 1 ? 'Less than 1 km away' : `${Math.round(km).toLocaleString(FORMAT_LOCALE)} km away`;
}
