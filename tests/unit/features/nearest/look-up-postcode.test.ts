import { afterEach, describe, expect, test, vi } from 'vitest';
import { distanceKm } from '#domain/location/distance.ts';
import { createHttpGeocoder } from '#features/nearest/http-geocoder.ts';
import { lookUpPostcode } from '#features/nearest/look-up-postcode.ts';
import { postcodeTable } from '#features/nearest/postcode-table.ts';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

const OURS = { wrong: 'Four digits.', service: undefined };
const SERVICE = { url: 'https://maps.example.com/geocode' };
const REQUEST = 'https://maps.example.com/geocode?address=4870&components=country%3AAU';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['', '487', '48700', '4870 ', 'x4870', '487o', '４８７０'])('%j is not a postcode', async (text) =>
  expect(await lookUpPostcode(text, OURS)).toEqual({ problem: 'Four digits.' }),
);

test('without a service our own table knows where a postcode is', async () => {
  const asked = answerFetch({});
  const { from, problem } = await lookUpPostcode('4870', OURS);
  expect([Math.round(from?.lat ?? 0), Math.round(from?.long ?? 0), problem]).toEqual([-17, 146, undefined]);
  expect(asked).toEqual([]);
});

test('a postcode of nowhere is invalid', async () => {
  expect(await lookUpPostcode('9999', OURS)).toEqual({ problem: 'Invalid postcode' });
});

test('a service is asked instead', async () => {
  answerFetch({ [REQUEST]: { results: [{ geometry: { location: { lat: 1, lng: 2 } } }] } });
  expect(await lookUpPostcode('4870', { ...OURS, service: SERVICE })).toEqual({ from: { lat: 1, long: 2 } });
});

test('a look-up that fails asks the visitor to try again, and is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  answerFetch({ [REQUEST]: new Response(null, { status: 403 }) });
  expect(await lookUpPostcode('4870', { ...OURS, service: SERVICE })).toEqual({
    problem: "We couldn't look up that postcode. Please try again.",
  });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Postcode: the look-up failed. Check the geocoding service and its key.',
    new Error('geocoding service: 403'),
  );
});

test('a service that answers nothing at all knows no place', async () => {
  answerFetch({ [REQUEST]: {} });
  expect(await lookUpPostcode('4870', { ...OURS, service: SERVICE })).toEqual({
    problem: 'Invalid postcode',
  });
});

test('a service is not waited for longer than ten seconds', async () => {
  const { signal } = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  const send = vi.fn<(address: URL, init?: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json({})),
  );
  vi.stubGlobal('fetch', send);
  await lookUpPostcode('4870', { ...OURS, service: SERVICE });
  vi.unstubAllGlobals();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  expect(send.mock.lastCall?.[1]?.signal).toBe(signal);
});

const url = 'https://maps.example.com/geocode/json';
const found = (lat: number, lng: number) => ({ geometry: { location: { lat, lng } } });

test.each([
  ['a b', '&key=a+b'],
  [undefined, ''],
])(
  'a service is asked by GET with the postcode, the country and the key, and the first result counts: %s',
  async (key, asks) => {
    const address = `${url}?address=4814&components=country%3AAU${asks}`;
    const asked = answerFetch({ [address]: { results: [found(-19.28, 146.76), found(-33.87, 151.21)] } });
    expect(await createHttpGeocoder({ url, key })('4814')).toEqual({ lat: -19.28, long: 146.76 });
    expect(asked).toEqual([address]);
  },
);

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
