import { logWarning } from '#browser/log.ts';
import type { Coordinates } from '#domain/location/distance.ts';
import type { Geocoder, GeocodingService } from './geocoder.ts';

/** The settings of the postcode form. */
export interface NearestSettings {
  /** The message for text that is not a postcode. */
  readonly wrong: string;
  /** The geocoding service; without one the platform's own table is used. */
  readonly service: GeocodingService | undefined;
}

/** The message for an unknown postcode. */
const UNKNOWN_POSTCODE_TEXT = 'Invalid postcode';
const LOOKUP_FAILED_TEXT = "We couldn't look up that postcode. Please try again.";

/** The coordinates of a postcode, or the message why there are none. Never rejects. */
export async function lookUpPostcode(
  postcode: string,
  { wrong, service }: NearestSettings,
): Promise<{ from?: Coordinates | undefined; problem?: string | undefined }> {
  if (!/^\d{4}$/.test(postcode)) return { problem: wrong };
  try {
    const from = await (await loadGeocoder(service))(postcode);
    return from ? { from } : { problem: UNKNOWN_POSTCODE_TEXT };
  } catch (error) {
    logWarning('Postcode: the look-up failed. Check the geocoding service and its key.', error);
    return { problem: LOOKUP_FAILED_TEXT };
  }
}

async function loadGeocoder(service: GeocodingService | undefined): Promise<Geocoder> {
  return service
    ? (await import('./http-geocoder.ts')).createHttpGeocoder(service)
    : (await import('./postcode-table.ts')).postcodeTable;
}
