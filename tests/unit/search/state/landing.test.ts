import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BODY_KEYS } from '#domain/vehicle-kind.ts';
import {
  hasStock,
  type Landing,
  listLandings,
  listPermanentLandings,
  matchesLanding,
} from '#search/state/landing.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { landingPath, parseLandingPath } from '#search/state/url.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const cars = [
  makeCar({ make: 'Toyota', model: '86' }),
  makeCar({ make: 'Mercedes-Benz', model: 'C-Class' }),
  makeCar({ make: 'Land Rover', model: 'Discovery Sport', simple_body: 'suv' }),
  makeCar({ make: 'Mazda', model: 'BT-50', simple_body: 'cabChassis', car_type: 'new' }),
  makeCar({ make: 'Volkswagen', model: 'ID.4' }),
  makeCar({ make: 'Citroën', model: 'C3' }),
];
const slugs = buildSlugTable(cars);

describe('a landing and its path', () => {
  test.each<[string, Landing]>([
    ['/search/', { kind: 'all' }],
    ['/search/new-cars/', { kind: 'car_type', carTypes: ['new'] }],
    ['/search/demo-cars/', { kind: 'car_type', carTypes: ['demo'] }],
    ['/search/used-cars/', { kind: 'car_type', carTypes: ['used'] }],
    ['/search/new-and-demo-cars/', { kind: 'car_type', carTypes: ['new', 'demo'] }],
    ['/search/new-used-and-demo-cars/', { kind: 'car_type', carTypes: ['new', 'used', 'demo'] }],
    ['/search/cab-chassis-cars/', { kind: 'body', body: 'cabChassis' }],
    ['/search/4x4-cars/', { kind: 'body', body: '4x4' }],
    ['/search/toyota/86/', { kind: 'model', make: 'Toyota', model: '86' }],
    ['/search/mercedes-benz/', { kind: 'make', make: 'Mercedes-Benz' }],
    ['/search/land-rover/discovery-sport/', { kind: 'model', make: 'Land Rover', model: 'Discovery Sport' }],
    ['/search/mazda/bt-50/', { kind: 'model', make: 'Mazda', model: 'BT-50' }],
    ['/search/volkswagen/id-4/', { kind: 'model', make: 'Volkswagen', model: 'ID.4' }],
    ['/search/citroen/', { kind: 'make', make: 'Citroën' }],
  ])('%s', (path, landing) => {
    expect(landingPath(landing, slugs)).toBe(path);
    expect(parseLandingPath(path, slugs)).toEqual(landing);
  });

  test('a set of car types has one path, whatever its order', () => {
    const demoOrNew = { kind: 'car_type', carTypes: ['demo', 'new'] } as const;
    expect(landingPath(demoOrNew, slugs)).toBe('/search/new-and-demo-cars/');
  });

  test.each([
    '/search/unknown/',
    '/search/toyota/unknown/',
    '/search/new-cars/toyota/',
    '/search/toyota/86/x/',
    '/cars/',
  ])('%s names nothing of this stock', (path) => expect(parseLandingPath(path, slugs)).toBeUndefined());
});

test('a make whose name is a car-type or body path leaves that path alone and gets one of its own', () => {
  const odd = buildSlugTable([makeCar({ make: 'New Cars' }), makeCar({ make: 'SUV Cars' })]);
  expect(parseLandingPath('/search/new-cars/', odd)).toEqual({ kind: 'car_type', carTypes: ['new'] });
  expect(parseLandingPath('/search/suv-cars/', odd)).toEqual({ kind: 'body', body: 'suv' });
  expect(landingPath({ kind: 'make', make: 'SUV Cars' }, odd)).toBe('/search/suv-cars-2/');
});

test('two values that would share a slug get different ones, and each is found again', () => {
  const table = buildSlugTable(['MX-5', 'MX 5', '!!!'].map((make) => makeCar({ make })));
  const names = { other: '!!!', 'mx-5': 'MX 5', 'mx-5-2': 'MX-5' };
  expect([...table.makes.bySlug]).toEqual(Object.entries(names));
});

const word = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
  fc.constantFrom('New Cars', 'Ute Cars', 'demo-cars', 'MX-5', 'MX 5', '86'),
);
const anyCar = fc.record({
  make: word,
  model: word,
  car_type: fc.constantFrom('new', 'used', 'demo'),
  simple_body: fc.constantFrom(...BODY_KEYS, null),
});

test('every landing of any stock has a path of its own that leads back to it, and lists a car', () => {
  fc.assert(
    fc.property(fc.array(anyCar, { minLength: 1, maxLength: 12 }), (records) => {
      const stock = records.map((record) => makeCar({ ...record, slug: 'x' }));
      const table = buildSlugTable(stock);
      const all = listLandings(stock, table);
      const paths = all.map((landing) => landingPath(landing, table));
      expect(new Set(paths).size).toBe(paths.length);
      for (const [index, landing] of all.entries()) {
        expect(parseLandingPath(paths[index] ?? '', table)).toEqual(landing);
        expect(stock.some((car) => matchesLanding(landing, car))).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

describe('the landings of a stock', () => {
  const stock = [
    makeCar({ make: 'Toyota', model: 'HiLux', simple_body: 'ute', car_type: 'used' }),
    makeCar({ make: 'Ford', model: 'Ranger', simple_body: 'ute', car_type: 'used' }),
  ];
  const table = buildSlugTable(stock);
  const paths = (landings: readonly Landing[]) => landings.map((landing) => landingPath(landing, table));

  test('are those with a car, by kind', () => {
    expect(paths(listLandings(stock, table))).toEqual([
      '/search/',
      '/search/used-cars/',
      '/search/new-used-and-demo-cars/',
      '/search/ute-cars/',
      '/search/toyota/',
      '/search/toyota/hilux/',
      '/search/ford/',
      '/search/ford/ranger/',
    ]);
  });

  test('without any car, there is the page of all stock', () => {
    expect(paths(listLandings([], table))).toEqual(['/search/']);
  });

  test('permanent addresses are those of all car types and bodies too, in stock or not', () => {
    const all = paths(listPermanentLandings(table, new Set(['car'])));
    expect(all).toHaveLength(1 + 5 + 18 + 4);
    const some = ['/search/new-cars/', '/search/van-cars/', '/search/ford/ranger/'];
    expect(all).toEqual(expect.arrayContaining(some));
  });

  test.each<[string, Landing, boolean]>([
    ['all stock', { kind: 'all' }, true],
    ['a make', { kind: 'make', make: 'Toyota' }, true],
    ['a model of another make', { kind: 'model', make: 'Toyota', model: 'Ranger' }, false],
    ['a make with another model', { kind: 'model', make: 'Ford', model: 'HiLux' }, false],
    ['its model', { kind: 'model', make: 'Ford', model: 'Ranger' }, true],
    ['another body', { kind: 'body', body: 'van' }, false],
  ])('whether %s has cars', (_, landing, expected) => expect(hasStock(landing, stock)).toBe(expected));
});
