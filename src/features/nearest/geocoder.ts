import type { Coordinates } from '#domain/location/distance.ts';

/**
 * Where an Australian postcode ('0800') is; undefined for one that nobody knows. Rejects when it can't be asked. A site
 * chooses one of two: the table that comes with the platform, or a service over HTTP.
 */
export type Geocoder = (postcode: string) => Promise<Coordinates | undefined>;

/** A service that answers as Google's Geocoding API does. */
export interface GeocodingService {
  /** Such as 'https://maps.googleapis.com/maps/api/geocode/json'. */
  readonly url: string;
  /** Everybody can read it in the page: limit it, at the service, to the site's own address. */
  readonly key?: string | undefined;
}
