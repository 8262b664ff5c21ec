import { describe, expect, test } from 'vitest';
import { distanceKm } from '#domain/location/distance.ts';
import { postcodeTable } from '#features/nearest/postcode-table.ts';

describe("the platform's table knows where postcodes are", () => {
  test.each([
    { postcode: '0800', city: 'Darwin', at: { lat: -12.463, long: 130.844 } },
    { postcode: '2000', city: 'Sydney', at: { lat: -33.869, long: 151.209 } },
    { postcode: '2600', city: 'Canberra', at: { lat: -35.308, long: 149.124 } },
    { postcode: '2899', city: 'Norfolk Island', at: { lat: -29.04, long: 167.95 } },
    { postcode: '3000', city: 'Melbourne', at: { lat: -37.814, long: 144.963 } },
    { postcode: '4870', city: 'Cairns', at: { lat: -16.92, long: 145.77 } },
    { postcode: '5000', city: 'Adelaide', at: { lat: -34.928, long: 138.6 } },
    { postcode: '6000', city: 'Perth', at: { lat: -31.952, long: 115.861 } },
    { postcode: '7000', city: 'Hobart', at: { lat: -42.882, long: 147.327 } },
  ])('$postcode is $city', async ({ postcode, at }) => {
    const found = await postcodeTable(postcode);
    expect(found && distanceKm(found, at)).toBeLessThan(8);
  });

  test.each(['0000', '9999', '800', ''])('"%s" is nowhere', async (postcode) => {
    expect(await postcodeTable(postcode)).toBeUndefined();
  });
});
