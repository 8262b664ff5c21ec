import { afterEach, expect, test, vi } from 'vitest';
import { lookUpPostcode } from '#features/nearest/look-up-postcode.ts';
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
