import { logProblem } from '#browser/log.ts';
import type { Coordinates } from '#domain/location/distance.ts';
import type { Geocoder, GeocodingService } from './geocoder.ts';

/** What the question for a postcode needs to know. */
export interface NearestData {
  /** What is said of a postcode that is none. */
  readonly wrong: string;
  /** The service that is asked; without one the platform's own table is. */
  readonly service: GeocodingService | undefined;
}

/** The message where a postcode is not known. */
const UNKNOWN = 'Invalid postcode';
const NO_ANSWER = 'The postcode could not be looked up. Please try again.';

/** Where a postcode is, or what is wrong with it. */
export async function lookUp(
  postcode: string,
  { wrong, service }: NearestData,
): Promise<{ from?: Coordinates | undefined; problem?: string | undefined }> {
  if (!/^\d{4}$/.test(postcode)) return { problem: wrong };
  try {
    const from = await (await geocoderFor(service))(postcode);
    return from ? { from } : { problem: UNKNOWN };
  } catch (error) {
    logProblem('The geocoding service does not answer', error);
    return { problem: NO_ANSWER };
  }
}

async function geocoderFor(service: GeocodingService | undefined): Promise<Geocoder> {
  return service
    ? (await import('./http-geocoder.ts')).httpGeocoder(service)
    : (await import('./postcode-table.ts')).postcodeTable;
}
