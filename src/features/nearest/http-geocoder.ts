import type { Geocoder, GeocodingService } from './geocoder.ts';

/** The part of the service's response that is used. */
interface GeocodingResponse {
  readonly results?: readonly { readonly geometry: { readonly location: { lat: number; lng: number } } }[];
}

/**
 * A geocoder that requests a service by GET with address, components and key, and uses the first result. `components`
 * restricts it to the dealer's country: 3000 is a postcode in other countries too (T-76).
 */
export function createHttpGeocoder({ url, key, country = 'AU' }: GeocodingService): Geocoder {
  return async (postcode) => {
    const requestUrl = new URL(url);
    requestUrl.searchParams.set('address', postcode);
    requestUrl.searchParams.set('components', `country:${country}`);
    if (key !== undefined) requestUrl.searchParams.set('key', key);
    const response = await fetch(requestUrl, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`geocoding service: ${response.status}`);
    const { results = [] } = (await response.json()) as GeocodingResponse;
    const location = results[0]?.geometry.location;
    return location && { lat: location.lat, long: location.lng };
  };
}
