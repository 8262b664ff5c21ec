import { describe, expect, test } from 'vitest';
import { findNearestStock } from '#search/requests/nearest-stock.ts';
import type { Landing } from '#search/state/landing.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const cars = [
  makeCar({ id: 'sold-mover', make: 'Kia', model: 'Carnival', simple_body: 'peopleMover', status: 'sold' }),
  makeCar({ id: 'new-ute', make: 'Ford', model: 'Ranger', simple_body: 'ute', car_type: 'new' }),
  makeCar({ id: 'toyota-hatch', make: 'Toyota', model: 'Yaris', simple_body: 'hatch', car_type: 'used' }),
  makeCar({ id: 'van', make: 'LDV', model: 'G10', simple_body: 'van', car_type: 'used' }),
  makeCar({ id: 'toyota-van', make: 'Toyota', model: 'HiAce', simple_body: 'van', car_type: 'used' }),
];
const former = [
  { make: 'Toyota', model: 'Tarago', body: 'peopleMover' },
  { make: 'Saab', model: '9-3', body: null },
];
const nearest = (landing: Landing | undefined) => {
  const { landings, cars: found } = findNearestStock(landing, cars, former);
  return { landings, ids: found.map(({ id }) => id) };
};

describe('what comes closest to a search without stock', () => {
  test('a model: the same make with a similar body, then either, then what is newest', () => {
    expect(nearest({ kind: 'model', make: 'Toyota', model: 'Tarago' })).toEqual({
      landings: [
        { kind: 'make', make: 'Toyota' },
        { kind: 'body', body: 'van' },
      ],
      ids: ['toyota-van', 'toyota-hatch', 'van', 'new-ute'],
    });
  });

  test('a body: similar bodies', () => {
    const { landings, ids } = nearest({ kind: 'body', body: 'bus' });
    expect(landings).toEqual([{ kind: 'body', body: 'van' }]);
    expect(ids[0]).toBe('van');
  });

  test('a condition: the others', () => {
    const { landings, ids } = nearest({ kind: 'car_type', carTypes: ['demo'] });
    expect(landings).toEqual([
      { kind: 'car_type', carTypes: ['new'] },
      { kind: 'car_type', carTypes: ['used'] },
    ]);
    expect(ids[0]).toBe('new-ute');
  });

  test.each<[string, Landing | undefined]>([
    ['a make whose body nobody knows', { kind: 'make', make: 'Saab' }],
    ['a make that was never listed', undefined],
  ])('%s: what is newest', (_, landing) => {
    expect(nearest(landing)).toEqual({ landings: [], ids: ['new-ute', 'toyota-hatch', 'van', 'toyota-van'] });
  });

  test('without stock there is nothing', () => {
    expect(findNearestStock({ kind: 'body', body: 'bus' }, [], former)).toEqual({ landings: [], cars: [] });
  });
});
