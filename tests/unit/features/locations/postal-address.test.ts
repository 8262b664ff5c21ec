import { expect, test } from 'vitest';
import { toPostalAddress } from '#features/locations/postal-address.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

test("an address has schema.org's names, with the state in capitals", () => {
  expect(toPostalAddress(makeLocation().address)).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '9 Example Street',
    addressLocality: 'Mareeba',
    addressRegion: 'QLD',
    postalCode: '4880',
    addressCountry: 'AU',
  });
});
