import { expect, test } from 'vitest';
import { toPostalAddress } from '#features/locations/location-json-ld.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

test('an address in New Zealand has the name of its region', () => {
  const { address } = makeLocation({ address: { city: 'Napier', state: 'hkb', postcode: '4110' } });
  expect(toPostalAddress(address)).toMatchObject({
    ...{ addressLocality: 'Napier', addressRegion: "Hawke's Bay", postalCode: '4110' },
    addressCountry: 'NZ',
  });
});

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
