import type { Coordinates } from '#domain/location/distance.ts';

/**
 * Finds the coordinates of a postcode ('0800'); undefined for an unknown one. Rejects if the look-up fails. There
 * are two, between which a site chooses: the platform's own table, and a service over HTTP.
 */
export type Geocoder = (postcode: string) => Promise<Coordinates | undefined>;

/** A service with the response format of Google's Geocoding API. */
export interface GeocodingService {
  /** Such as 'https://maps.googleapis.com/maps/api/geocode/json'. */
  readonly url: string;
  /** Public, as it is in the page: restrict it to the site's own address at the service. */
  readonly key?: string | undefined;
  /** The country of the postcodes (ISO 3166); Australia by default. */
  readonly country?: string;
}
