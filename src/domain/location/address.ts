import { COUNTRIES, type CountryCode, postalRegion } from '#domain/country.ts';
import type { Coordinates } from './distance.ts';
import type { Location } from './location.ts';

type Address = Location['address'];

/** '9 Byrnes Street, Mareeba QLD 4880' or '45 Cameron Road, Tauranga 3110', as the country's post writes it. */
export function formatAddress({ street, city, state, postcode }: Address): string {
  return [`${street},`, city, postalRegion(state), postcode].filter(Boolean).join(' ');
}

/** The address of a map: the dealer's own link, else a search for the text of the address. */
export function mapUrl(address: Address): string {
  return address.place_url ?? googleMapsUrl('search', { query: formatAddress(address) });
}

/** The coordinates of an address; undefined if the data has none. */
export function coordinatesOf({ lat, long }: Pick<Address, 'lat' | 'long'>): Coordinates | undefined {
  return lat === null || long === null ? undefined : { lat, long };
}

/** A map search for a place in a country by its name. */
export function mapSearchUrl(name: string, country: CountryCode): string {
  return googleMapsUrl('search', { query: `${name}, ${COUNTRIES[country].name}` });
}

/** Directions to an address on Google Maps, by coordinates if both are known, else by its text. */
export function directionsUrl(address: Address): string {
  const at = coordinatesOf(address);
  const destination = at ? `${at.lat},${at.long}` : formatAddress(address);
  return googleMapsUrl('dir', { destination });
}

function googleMapsUrl(action: 'search' | 'dir', query: Record<string, string>): string {
  return `https://www.google.com/maps/${action}/?${new URLSearchParams({ api: '1', ...query })}`;
}
