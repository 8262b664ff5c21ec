import { describe, expect, test } from 'vitest';
import { createAddressValues } from '#features/search/app/address-values.ts';
import type { ListAttribute } from '#search/state/attributes.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSearchClient } from '#tests/support/factories/make-search-client.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const COUNTS = {
  make_or_model: ['Toyota', 2, 'Toyota:HiLux', 1, 'Toyota:Corolla', 1, 'Kia', 1],
  fuel: ['Diesel', 2, 'Petrol', 1],
};
const search = makeSearchClient(
  makeSite(
    {},
    {
      cars: [
        makeCar({ model: 'HiLux', colour: 'White' }),
        makeCar({ make: 'Kia', model: 'Rio', colour: 'Red' }),
      ],
    },
  ),
  new Date('2026-11-21T00:00:00Z'),
);

describe('a page knows the values that it counts', () => {
  const known = (attribute: ListAttribute) => createAddressValues(COUNTS).known(attribute);

  test.each([
    ['make', ['Toyota', 'Kia']],
    ['make_model', ['Toyota:HiLux', 'Toyota:Corolla']],
    ['model', ['HiLux', 'Corolla']],
    ['fuel', ['Diesel', 'Petrol']],
    ['colour', []],
    ['car_type', ['new', 'used', 'demo']],
  ] as const)('%s: %j', (attribute, values) => {
    expect([...known(attribute)].sort()).toEqual([...values].sort());
  });

  test('and all bodies, whatever it counts', () => {
    expect(known('body')).toContain('peopleMover');
  });

  test('or none but those', () => {
    const nothing = createAddressValues();
    expect([nothing.known('make'), nothing.known('model'), nothing.known('fuel')]).toEqual([[], [], []]);
    expect(nothing.known('body')).toContain('ute');
  });
});

test.each([
  ['?fuel=Diesel', []],
  ['?fuel=diesel', []],
  ['?fuel=Diesel,Petrol', []],
  ['?fuel=Electric', ['fuel']],
  ['?colour=White&fuel=Electric&make=Kia', ['colour', 'fuel']],
  ['?make=Mazda', ['make']],
  ['?model=HiLux', []],
  ['?model=Rio', ['make_model']],
  ['?make_model=Kia:Rio', ['make_model']],
  ['?body=spaceship&car_type=stolen', []],
  ['?price=:20000&query=red', []],
  ['', []],
])('the attributes of an address with other values are asked for: %s: %j', (address, names) => {
  expect(createAddressValues(COUNTS).findUnknown(address)).toEqual(names);
});

test('what is loaded is known from then on, and not asked for again', async () => {
  const values = createAddressValues(COUNTS);
  await values.load(['make_model', 'colour', 'fuel'], search.client, search.config);
  expect(values.known('model')).toEqual(['Rio', 'HiLux']);
  expect([...values.known('colour')].sort()).toEqual(['Red', 'White']);
  expect(values.known('fuel')).toEqual([]);
  expect(values.known('make')).toEqual(['Toyota', 'Kia']);
  expect(values.findUnknown('?model=Mazda3&fuel=Electric&colour=Blue')).toEqual([]);
  expect(values.findUnknown('?make=Mazda')).toEqual(['make']);
});

test('one search asks for all values of the listed stock, without cars', async () => {
  await createAddressValues().load(['colour', 'fuel'], search.client, search.config);
  expect(search.batches.at(-1)).toEqual([
    {
      indexName: 'cars',
      params: {
        filters: search.config.filters,
        facets: ['colour', 'fuel'],
        maxValuesPerFacet: 2000,
        hitsPerPage: 0,
        page: 0,
      },
    },
  ]);
});

test('an engine that does not answer leaves the values unknown', async () => {
  const values = createAddressValues(COUNTS);
  await values.load(['colour'], { search: () => Promise.resolve({ results: [] }) }, search.config);
  expect(values.known('colour')).toEqual([]);
});
