import type { PostalAddress } from 'schema-dts';
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
    addressRegion: state.toUpperCase(),
    postalCode: postcode,
    addressCountry: 'AU',
  };
}
