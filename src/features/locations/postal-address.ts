import type { PostalAddress } from 'schema-dts';
import { countryOf, getRegion, postalRegion } from '#domain/country.ts';
import type { Location } from '#domain/location/location.ts';

/** An address in schema.org's words. */
export function toPostalAddress({
  street,
  city,
  state,
  postcode,
}: Location['address']): Exclude<PostalAddress, string> {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: postalRegion(state) || getRegion(state).name,
    postalCode: postcode,
    addressCountry: countryOf(state).code,
  };
}
