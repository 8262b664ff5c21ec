import { expect, test } from 'vitest';
import { sortPlaces } from '#features/search/nearest/sort-places.ts';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

const places = [
  { city: 'Lost' },
  { city: 'Cairns', at: { lat: -16.92, long: 145.77 } },
  { city: 'Tully', at: { lat: -17.94, long: 145.92 } },
];

test('the nearest to a postcode comes first, with its distance, and what has no coordinates last', async () => {
  const { sorted, problem } = await sortPlaces('4854', { places, nearest: { service: undefined } });
  expect(problem).toBeUndefined();
  expect(sorted?.map(({ city }) => city)).toEqual(['Tully', 'Cairns', 'Lost']);
  const [tully, cairns, lost] = sorted ?? [];
  expect(tully?.km).toBeLessThan(20);
  expect(cairns?.km).toBeGreaterThan(80);
  expect(lost).toEqual({ city: 'Lost', km: undefined });
});

test.each([
  ['487', 'Invalid postcode. Please enter a 4-digit number.'],
  ['9999', 'Invalid postcode'],
])('%s is no postcode: %s', async (postcode, problem) => {
  expect(await sortPlaces(postcode, { places, nearest: undefined })).toEqual({ problem });
});

test("the dealer's own service is asked", async () => {
  const service = { url: 'https://maps.example.com/geocode' };
  const asked = answerFetch({
    'https://maps.example.com/geocode?address=4870&components=country%3AAU': {
      results: [{ geometry: { location: { lat: -17.94, lng: 145.92 } } }],
    },
  });
  const { sorted } = await sortPlaces('4870', { places, nearest: { service } });
  expect(sorted?.[0]).toEqual({ city: 'Tully', km: 0 });
  expect(asked).toHaveLength(1);
});
