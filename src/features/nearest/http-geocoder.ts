import type { Geocoder, GeocodingService } from './geocoder.ts';

/** What of the service's answer is read. */
interface GeocodingResponse {
  readonly results?: readonly { readonly geometry: { readonly location: { lat: number; lng: number } } }[];
}

/**
 * Asks a service by GET with address, components and key; the first result counts. `components` keeps to
 * Australia: 3000 is a postcode in other countries too (T-76).
 */
export function createHttpGeocoder({ url, key }: GeocodingService): Geocoder {
  return async (postcode) => {
    const asked = new URL(url);
    asked.searchParams.set('address', postcode);
    asked.searchParams.set('components', 'country:AU');
    if (key !== undefined) asked.searchParams.set('key', key);
    const response = await fetch(asked, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`the geocoding service answered ${response.status}`);
    const { results = [] } = (await response.json()) as GeocodingResponse;
    const found = results[0]?.geometry.location;
    return found && { lat: found.lat, long: found.lng };
  };
}
