import { describe, expect, test } from 'vitest';
import { MAKES } from '#domain/car/makes.ts';
import { findNearestStock, findSimilarLanding } from '#search/requests/nearest-stock.ts';
import { isOtherMakesPath, listOtherMakes, searchPath } from '#search/requests/other-makes.ts';
import type { Landing } from '#search/state/landing.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const cars = [
  makeCar({ id: 'sold-mover', make: 'Kia', model: 'Carnival', simple_body: 'peopleMover', status: 'sold' }),
  makeCar({ id: 'new-ute', make: 'Ford', model: 'Ranger', simple_body: 'ute', car_type: 'new' }),
  makeCar({ id: 'toyota-hatch', make: 'Toyota', model: 'Yaris', simple_body: 'hatch', car_type: 'used' }),
  makeCar({ id: 'van', make: 'LDV', model: 'G10', simple_body: 'van', car_type: 'used' }),
  makeCar({ id: 'toyota-van', make: 'Toyota', model: 'HiAce', simple_body: 'van', car_type: 'used' }),
  makeCar({ id: 'no-body', make: 'Isuzu', model: 'NPR', simple_body: null, car_type: 'used' }),
];
const former = [
  { make: 'Toyota', model: 'Tarago', body: 'peopleMover' },
  { make: 'Toyota', model: 'Starlet', body: 'hatch' },
  { make: 'Peugeot', model: 'Tarago', body: 'ute' },
  { make: 'Ford', model: 'Courier', body: 'ute' },
  { make: 'Ford', model: 'Bronco', body: 'suv' },
  { make: 'Saab', model: '9-3', body: null },
  { make: 'Saab', model: '9-5', body: 'spaceship' },
];
const nearest = (landing: Landing | undefined) => {
  const { landings, cars: found } = findNearestStock(landing, cars, former);
  return { landings, ids: found.map(({ id }) => id) };
};

const VANS = [{ kind: 'body', body: 'van' }];

describe('what comes closest to a search without stock', () => {
  test('a model: the same make with a similar body, then either, then what is newest', () => {
    const { landings, ids } = nearest({ kind: 'model', make: 'Toyota', model: 'Tarago' });
    expect(landings).toEqual([{ kind: 'make', make: 'Toyota' }, ...VANS]);
    expect(ids).toEqual(['toyota-van', 'toyota-hatch', 'van', 'new-ute', 'no-body']);
  });

  test('a body: similar bodies', () => {
    const { landings, ids } = nearest({ kind: 'body', body: 'bus' });
    expect(landings).toEqual(VANS);
    expect(ids[0]).toBe('van');
  });

  test('a make: the bodies that it had, then similar ones', () => {
    const bodies = [null, '4x4', 'wagon', 'suv', 'coupe'] as const;
    const stock = bodies.map((simple_body) => makeCar({ id: simple_body ?? 'plain', simple_body }));
    const { landings, cars: found } = findNearestStock({ kind: 'make', make: 'Ford' }, stock, former);
    expect(landings).toEqual(['suv', '4x4', 'wagon'].map((body) => ({ kind: 'body', body })));
    expect(found.map(({ id }) => id)).toEqual(['suv', '4x4', 'wagon', 'plain', 'coupe']);
  });

  test('six cars at most, the closest of all', () => {
    const stock = [
      ...Array.from({ length: 7 }, (_, n) => makeCar({ id: `hatch-${n}`, simple_body: 'hatch' })),
      makeCar({ id: 'van', simple_body: 'van' }),
    ];
    const found = findNearestStock({ kind: 'body', body: 'bus' }, stock, former).cars;
    expect(found.map(({ id }) => id).join(' ')).toBe('van hatch-0 hatch-1 hatch-2 hatch-3 hatch-4');
  });

  test('a condition: the others', () => {
    const { landings, ids } = nearest({ kind: 'car_type', carTypes: ['demo'] });
    expect(landings).toEqual(['new', 'used'].map((type) => ({ kind: 'car_type', carTypes: [type] })));
    expect(ids[0]).toBe('new-ute');
  });

  test.each<[string, Landing | undefined]>([
    ['a make whose body nobody knows', { kind: 'make', make: 'Saab' }],
    ['a make that was never listed', undefined],
  ])('%s: what is newest', (_, landing) => {
    const ids = ['new-ute', 'toyota-hatch', 'van', 'toyota-van', 'no-body'];
    expect(nearest(landing)).toEqual({ landings: [], ids });
  });

  test('without stock there is nothing', () => {
    expect(findNearestStock({ kind: 'body', body: 'bus' }, [], former)).toEqual({ landings: [], cars: [] });
  });
});

const toyotas = [
  makeCar({ id: 'hilux', make: 'Toyota', model: 'HiLux', simple_body: 'ute' }),
  makeCar({ id: 'yaris', make: 'Toyota', model: 'Yaris', simple_body: 'hatch' }),
  makeCar({ id: 'bus', make: 'Toyota', model: 'Coaster', simple_body: 'bus' }),
  makeCar({ id: 'sold-van', make: 'Kia', model: 'Pregio', simple_body: 'van', status: 'sold' }),
];
const ALL = { kind: 'all' };
const UTES = { kind: 'body', body: 'ute' };

const HILUXES = { kind: 'model', make: 'Toyota', model: 'HiLux' };

test.each<[what: string, id: string, make: string, model: string, body: string | null, landing: object]>([
  ['the same model first', 'x', 'Toyota', 'HiLux', 'hatch', HILUXES],
  ['the same body where only other models of the make are there', 'x', 'Toyota', 'Tarago', 'ute', UTES],
  ['the same body where another make has a model of that name', 'x', 'Suzuki', 'Yaris', 'ute', UTES],
  ['all stock where the car itself is the only one', 'bus', 'Toyota', 'Coaster', 'bus', ALL],
  ['all stock where the only one like it is sold', 'x', 'Kia', 'Pregio', 'van', ALL],
  ['all stock without a body', 'x', 'Kia', 'Rio', null, ALL],
  ['all stock where the body is none that we know', 'x', 'Kia', 'Rio', 'pod', ALL],
])('Find Me Something Similar leads to %s', (_, id, make, model, body, landing) => {
  expect(findSimilarLanding({ id, make, model, body }, toyotas)).toEqual(landing);
});

const known = buildSlugTable([
  { make: 'Land Rover', model: 'Defender' },
  { make: 'Handmade', model: 'One' },
]);

test.each([
  [[], '/search/'],
  [['toyota'], '/search/toyota/'],
  [['toyota', 'hilux'], '/search/toyota/hilux/'],
])('the slugs %j are searched at %s', (slugs, path) => expect(searchPath(...slugs)).toBe(path));

test('the other makes are all bundled ones that the dealer has never listed', () => {
  expect(listOtherMakes(known)).toEqual(MAKES.filter(({ name }) => name !== 'Land Rover'));
  expect(listOtherMakes(known)).toHaveLength(MAKES.length - 1);
});

test.each([
  ['/search/other_makes/', true],
  ['/search/toyota/', true],
  ['/search/land-rover/', false],
  ['/search/handmade/', false],
  ['/search/toyota/hilux/', false],
  ['/search/', false],
])('%s shows the page of the other makes: %s', (path, is) => expect(isOtherMakesPath(path, known)).toBe(is));
