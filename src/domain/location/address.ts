import type { Coordinates } from './distance.ts';
import type { Location } from './location.ts';

type Address = Location['address'];

/** '9 Byrnes Street, Mareeba QLD 4880'. */
export function formatAddress({ street, city, state, postcode }: Address): string {
  return `${street}, ${city} ${state.toUpperCase()} ${postcode}`;
}

/** Where the map of an address is: the dealer's own link, else a search for its text. */
export function mapUrl(address: Address): string {
  return address.place_url ?? googleMapsUrl('search', { query: formatAddress(address) });
}

/** Where an address is on the map; undefined when the data does not say. */
export function coordinatesOf({ lat, long }: Pick<Address, 'lat' | 'long'>): Coordinates | undefined {
  return lat === null || long === null ? undefined : { lat, long };
}

/** Where a place is that is known by its name alone. */
export function mapSearchUrl(place: string): string {
  return googleMapsUrl('search', { query: `${place}, Australia` });
}

/** Google Maps' directions to an address: its coordinates when both are known, else its text. */
export function directionsUrl(address: Address): string {
  const at = coordinatesOf(address);
  const destination = at ? `${at.lat},${at.long}` : formatAddress(address);
  return googleMapsUrl('dir', { destination });
}

function googleMapsUrl(action: 'search' | 'dir', query: Record<string, string>): string {
  return `https://www.google.com/maps/${action}/?${new URLSearchParams({ api: '1', ...query })}`;
}
