import { expect, test } from 'vitest';
import { groupByAddress } from '#domain/location/premises.ts';
import { cityNames } from '#features/locations/location-view.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

test.each([
  { cities: [], text: '' },
  { cities: ['Mareeba'], text: ' in Mareeba' },
  { cities: ['Mareeba', 'Cairns'], text: ' in Mareeba and Cairns' },
  { cities: ['Mareeba', 'Cairns', 'Tully'], text: ' in Mareeba, Cairns and Tully' },
])('places in $cities are "$text"', ({ cities, text }) => {
  expect(cityNames(groupByAddress(cities.map((city) => makeLocation({ address: { city } }))))).toBe(text);
});
