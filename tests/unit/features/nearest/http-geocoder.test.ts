import { expect, test } from 'vitest';
import { createHttpGeocoder } from '#features/nearest/http-geocoder.ts';
import { answerFetch } from '#tests/support/servers/answer-fetch.ts';

const url = 'https://maps.example.com/geocode/json';
const found = (lat: number, lng: number) => ({ geometry: { location: { lat, lng } } });

test.each([
  ['a b', '&key=a+b'],
  [undefined, ''],
])(
  'is asked by GET with the postcode, the country and the key, and the first result counts: %s',
  async (key, asks) => {
    const address = `${url}?address=4814&components=country%3AAU${asks}`;
    const asked = answerFetch({ [address]: { results: [found(-19.28, 146.76), found(-33.87, 151.21)] } });
    expect(await createHttpGeocoder({ url, key })('4814')).toEqual({ lat: -19.28, long: 146.76 });
    expect(asked).toEqual([address]);
  },
);
