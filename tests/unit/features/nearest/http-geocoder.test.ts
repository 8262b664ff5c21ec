import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHttpGeocoder } from '#features/nearest/http-geocoder.ts';
import { type MapServer, startMapServer } from '#tests/support/servers/map-server.ts';

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

  test('that finds nothing returns undefined', async () => expect(await geocoder()('9999')).toBeUndefined());

  test('that fails rejects', async () => {
    server.trouble = 503;
    await expect(geocoder()('4814')).rejects.toThrow('geocoding service: 503');
  });
});
