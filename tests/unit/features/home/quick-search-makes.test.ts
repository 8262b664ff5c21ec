import { expect, test } from 'vitest';
import { listQuickSearchMakes } from '#features/home/quick-search-makes.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

test('makes and models are sorted by name, numbers numerically, each with its count and page', () => {
  const cars = [
    makeCar({ make: 'Mazda', model: 'BT-50' }),
    makeCar({ make: 'Land Rover', model: 'Defender' }),
    makeCar({ make: 'Mazda', model: '10' }),
    makeCar({ make: 'Mazda', model: '3' }),
    makeCar({ make: 'Mazda', model: '3' }),
  ];
  expect(listQuickSearchMakes(cars, buildSlugTable(cars))).toEqual([
    {
      value: 'Land Rover',
      count: 1,
      href: '/search/land-rover/',
      models: [{ value: 'Defender', count: 1, href: '/search/land-rover/defender/' }],
    },
    {
      value: 'Mazda',
      count: 4,
      href: '/search/mazda/',
      models: [
        { value: '3', count: 2, href: '/search/mazda/3/' },
        { value: '10', count: 1, href: '/search/mazda/10/' },
        { value: 'BT-50', count: 1, href: '/search/mazda/bt-50/' },
      ],
    },
  ]);
});
