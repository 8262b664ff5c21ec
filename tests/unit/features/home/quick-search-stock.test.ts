import { expect, test } from 'vitest';
import {
  ANY_VEHICLE,
  countMatches,
  findSearchHref,
  type QuickSearchChoice,
  readMakes,
} from '#features/home/quick-search.ts';
import { describeQuickSearchStock } from '#features/home/quick-search-stock.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { EMPTY_STATE } from '#search/state/state.ts';
import { searchUrl } from '#search/state/url.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

test('makes and models are sorted by name, numbers numerically, each with its count and page', () => {
  const cars = [
    makeCar({ make: 'Mazda', model: 'BT-50' }),
    makeCar({ make: 'Land Rover', model: 'Defender' }),
    makeCar({ make: 'Mazda', model: '10' }),
    makeCar({ make: 'Mazda', model: '3' }),
    makeCar({ make: 'Mazda', model: '3' }),
  ];
  expect(readMakes(describeQuickSearchStock(cars, buildSlugTable(cars), '/search/'))).toEqual([
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

const cars = [
  makeCar({ make: 'Toyota', model: 'HiLux', simple_body: 'ute', price: 20_000 }),
  makeCar({ make: 'Toyota', model: 'HiLux', simple_body: 'ute', price: 38_000 }),
  makeCar({ make: 'Toyota', model: 'HiLux', simple_body: 'cabChassis', price: 62_000 }),
  makeCar({ make: 'Kia', model: 'Rio', simple_body: 'hatch', price: 0 }),
  makeCar({ make: 'Kia', model: 'Rio', simple_body: null, price: 9_000 }),
];
const stock = describeQuickSearchStock(cars, buildSlugTable(cars), '/search/');
const makes = readMakes(stock);

test.each<[string, Partial<QuickSearchChoice>, number, string]>([
  ['everything', {}, 5, '/search/'],
  ['a make', { make: 'Toyota' }, 3, '/search/toyota/'],
  ['a model', { make: 'Toyota', model: 'HiLux' }, 3, '/search/toyota/hilux/'],
  ['a body', { body: 'ute' }, 2, '/search/ute-cars/'],
  ['a make and a body', { make: 'Toyota', body: 'ute' }, 2, '/search/toyota/?body=ute'],
  ['a price, its limit included', { price: '20000' }, 2, '/search/?price=:20000'],
  ['a body and a price', { body: 'ute', price: '40000' }, 2, '/search/ute-cars/?price=:40000'],
  [
    'all of them',
    { make: 'Toyota', model: 'HiLux', body: 'cabChassis', price: '60000' },
    0,
    '/search/toyota/hilux/?body=cabChassis&price=:60000',
  ],
])('%s: the vehicles it leaves, and their search', (_, chosen, count, href) => {
  const choice = { ...ANY_VEHICLE, ...chosen };
  expect(countMatches(stock, makes, choice)).toBe(count);
  expect(findSearchHref(stock, makes, choice)).toBe(href);
});

test('the address is the one that the search itself writes', () => {
  const slugs = buildSlugTable(cars);
  const choice = { make: 'Toyota', model: 'HiLux', body: 'ute', price: '40000' };
  const state = {
    ...EMPTY_STATE,
    lists: { make: ['Toyota'], model: ['HiLux'], body: ['ute'] },
    ranges: { price: { max: 40_000 } },
  };
  expect(findSearchHref(stock, makes, choice)).toBe(searchUrl(state, slugs));
});

test('limits that cover no vehicle or all of them are not offered', () => {
  expect(stock.prices).toEqual([10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000]);
  expect(describeQuickSearchStock([], buildSlugTable([]), '/search/').prices).toEqual([]);
});
