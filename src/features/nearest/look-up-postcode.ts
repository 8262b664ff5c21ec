import { logWarning } from '#browser/log.ts';
import type { Coordinates } from '#domain/location/distance.ts';
import type { Geocoder, GeocodingService } from './geocoder.ts';

/** What the question for a postcode needs to know. */
export interface NearestSettings {
  /** What is said of a postcode that is none. */
  readonly wrong: string;
  /** The service that is asked; without one the platform's own table is. */
  readonly service: GeocodingService | undefined;
}

/** The message where a postcode is not known. */
const UNKNOWN_POSTCODE_TEXT = 'Invalid postcode';
const LOOKUP_FAILED_TEXT = 'The postcode could not be looked up. Please try again.';

/** Where a postcode is, or what is wrong with it. */
export async function lookUpPostcode(
  postcode: string,
  { wrong, service }: NearestSettings,
): Promise<{ from?: Coordinates | undefined; problem?: string | undefined }> {
  if (!/^\d{4}$/.test(postcode)) return { problem: wrong };
  try {
    const from = await (await loadGeocoder(service))(postcode);
    return from ? { from } : { problem: UNKNOWN_POSTCODE_TEXT };
  } catch (error) {
    logWarning('The geocoding service does not answer', error);
    return { problem: LOOKUP_FAILED_TEXT };
  }
}

async function loadGeocoder(service: GeocodingService | undefined): Promise<Geocoder> {
  return service
    ? (await import('./http-geocoder.ts')).createHttpGeocoder(service)
    : (await import('./postcode-table.ts')).postcodeTable;
}
