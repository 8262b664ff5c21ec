import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { distanceKm } from '#domain/location/distance.ts';
import { createHttpGeocoder } from '#features/nearest/http-geocoder.ts';
import { postcodeTable } from '#features/nearest/postcode-table.ts';
import { type MapServer, startMapServer } from '#tests/support/servers/map-server.ts';

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

describe('a geocoding service', () => {
  let server: MapServer;
  beforeAll(async () => {
    server = await startMapServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.requests.length = 0;
    server.trouble = undefined;
  });
  const geocoder = (key?: string) =>
    createHttpGeocoder({ url: `http://127.0.0.1:${server.port}/geocode/json`, key });

  test('is asked by GET with the postcode, the country and the key, and the first result counts', async () => {
    expect(await geocoder('a b')('4814')).toEqual({ lat: -19.28, long: 146.76 });
    expect(server.requests).toEqual(['/geocode/json?address=4814&components=country%3AAU&key=a+b']);
  });

  test('needs no key', async () => {
    await geocoder()('4814');
    expect(server.requests).toEqual(['/geocode/json?address=4814&components=country%3AAU']);
  });

  test('that finds nothing has found nothing', async () => {
    expect(await geocoder()('9999')).toBeUndefined();
  });

  test('that fails is no answer', async () => {
    server.trouble = 503;
    await expect(geocoder()('4814')).rejects.toThrow('the geocoding service answered 503');
  });
});
