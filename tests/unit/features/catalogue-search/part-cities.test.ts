import { expect, test } from 'vitest';
import { getPartCities } from '#features/catalogue-search/build-parts-search.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

const at = (city: string, over: Parameters<typeof makeLocation>[0] = {}) =>
  makeLocation({ name: `Example ${city}`, address: { city, street: `1 ${city} Street` }, ...over });

test('parts name the city of their dealership where the dealer has several premises', () => {
  const locations = [
    at('Mareeba', { dealership_id: '1' }),
    at('Tully', { dealership_id: '2' }),
    at('Cairns', { dealership_id: null }),
  ];
  expect(getPartCities(locations)).toEqual(
    new Map([
      ['1', 'Mareeba'],
      ['2', 'Tully'],
    ]),
  );
});

test('and none where it has one, whatever its departments', () => {
  const locations = [
    at('Mareeba', { dealership_id: '1' }),
    at('Mareeba', { name: 'Example Mareeba Parts', location_type: 'parts', dealership_id: '2' }),
  ];
  expect(getPartCities(locations)).toEqual(new Map());
  expect(getPartCities([])).toEqual(new Map());
});
