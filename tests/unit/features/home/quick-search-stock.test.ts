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

test('a path segment is written only where it is not that of the name', () => {
  const cars = [makeCar({ make: 'Kia', model: 'EV 6' }), makeCar({ make: 'Kia', model: 'EV-6' })];
  const stock = describeQuickSearchStock(cars, buildSlugTable(cars), '/search/');
  expect(stock.makes).toBe('Kia\t\tEV 6\t\tEV-6\tev-6-2');
  expect(readMakes(stock)[0]?.models.map(({ href }) => href)).toEqual([
    '/search/kia/ev-6/',
    '/search/kia/ev-6-2/',
  ]);
});

const cars = [
  makeCar({ make: 'Toyota', model: 'HiLux', simple_body: 'ute', price: 20_000 }),
  makeCar({ make: 'Toyota', model: 'HiLux', simple_body: 'ute', price: 38_000 }),
  makeCar({ make: 'Toyota', model: 'HiLux', simple_body: 'cabChassis', price: 62_000 }),
  makeCar({ make: 'Kia', model: 'Rio', simple_body: 'hatch', price: 0 }),
  makeCar({ make: 'Kia', model: 'Rio', simple_body: null, price: 9_000 }),
];
function open() {
  const stock = describeQuickSearchStock(cars, buildSlugTable(cars), '/search/');
  return { stock, makes: readMakes(stock) };
}

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
  ['a make that is not in stock', { make: 'Mazda' }, 0, '/search/'],
  ['a body that is not in stock', { body: 'van' }, 0, '/search/'],
  ['one dollar below a price', { make: 'Toyota', price: '15000' }, 0, '/search/toyota/?price=:15000'],
  [
    'a make with one vehicle below the limit',
    { make: 'Toyota', price: '25000' },
    1,
    '/search/toyota/?price=:25000',
  ],
  [
    'a model of two bodies',
    { make: 'Toyota', model: 'HiLux', body: 'cabChassis' },
    1,
    '/search/toyota/hilux/?body=cabChassis',
  ],
])('%s: the vehicles it leaves, and their search', (_, chosen, count, href) => {
  const { stock, makes } = open();
  const choice = { ...ANY_VEHICLE, ...chosen };
  expect(countMatches(stock, makes, choice)).toBe(count);
  expect(findSearchHref(stock, makes, choice)).toBe(href);
});

test('the address is the one that the search itself writes', () => {
  const { stock, makes } = open();
  const slugs = buildSlugTable(cars);
  const choice = { make: 'Toyota', model: 'HiLux', body: 'ute', price: '40000' };
  const state = {
    refinementList: { make_or_model: ['Toyota:HiLux'], body: ['ute'] },
    range: { price: ':40000' },
  };
  expect(findSearchHref(stock, makes, choice)).toBe(searchUrl(state, slugs));
});

test('limits that cover no vehicle or all of them are not offered', () => {
  const { stock } = open();
  expect(stock.prices).toEqual([10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000]);
  expect(describeQuickSearchStock([], buildSlugTable([]), '/search/').prices).toEqual([]);
});

test('bodies have their label, their number of vehicles and their page', () => {
  const { stock } = open();
  expect(stock.bodies).toContainEqual({
    value: 'cabChassis',
    label: 'Cab chassis',
    count: 1,
    href: '/search/cab-chassis-cars/',
  });
  expect(stock.bodies.map(({ value, count }) => `${value} ${count}`)).toEqual([
    'ute 2',
    'cabChassis 1',
    'hatch 1',
  ]);
});

test('an empty stock has nothing to choose', () => {
  const empty = describeQuickSearchStock([], buildSlugTable([]), '/stock/');
  expect(empty).toEqual({ href: '/stock/', makes: '', bodies: [], prices: [], groups: '' });
  expect(readMakes(empty)).toEqual([]);
  expect(countMatches(empty, [], ANY_VEHICLE)).toBe(0);
  expect(findSearchHref(empty, [], ANY_VEHICLE)).toBe('/stock/');
});

test('an unpriced vehicle, and one above the highest limit, are within no limit', () => {
  const rare = [makeCar({ price: 0 }), makeCar({ price: 20_000 }), makeCar({ price: 900_000 })];
  const own = describeQuickSearchStock(rare, buildSlugTable(rare), '/search/');
  expect(own.prices.at(-1)).toBe(150_000);
  const within = (price: string) => countMatches(own, readMakes(own), { ...ANY_VEHICLE, price });
  expect(within('150000')).toBe(1);
  expect(within('')).toBe(3);
});

test('a body in a query string is written as an address has it', () => {
  const { stock, makes } = open();
  const odd = { ...stock, bodies: [{ value: 'a b', label: 'A', count: 1, href: '/search/a/' }] };
  expect(findSearchHref(odd, makes, { ...ANY_VEHICLE, make: 'Kia', body: 'a b' })).toBe(
    '/search/kia/?body=a%20b',
  );
});

test('vehicles of the same model, body and price limit are one group', () => {
  const twins = [makeCar({ price: 9000 }), makeCar({ price: 9500 }), makeCar({ price: 60_000 })];
  expect(describeQuickSearchStock(twins, buildSlugTable(twins), '/').groups).toBe('0.-1.0.2 0.-1.7.1');
});

test('a limit that equals the lowest price covers it, and one that equals the highest covers all', () => {
  const two = [makeCar({ price: 10_000 }), makeCar({ price: 20_000 })];
  expect(describeQuickSearchStock(two, buildSlugTable(two), '/').prices).toEqual([10_000, 15_000]);
});
