import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { carActions } from '#features/car-page/car-actions.ts';
import { makeCar } from '#tests/support/make-car.ts';
import { makeSite } from '#tests/support/make-site.ts';

const car = { id: 'a1', status: 'in_stock', price: 20_000, photos_count: 1, primary_image_url: '/a.webp' };
const texts = (over: Partial<Car>, site = makeSite({ reserve: { fee: 500 } })) =>
  carActions(makeCar({ ...car, ...over }), site).map(({ text }) => text);

test.each([
  {
    what: 'in stock',
    over: {},
    offered: ['Enquire', 'Book a Test Drive', 'Reserve Now', 'Get Finance', 'Value my trade-in'],
  },
  {
    what: 'coming soon',
    over: { status: 'coming_soon' },
    offered: ['Enquire', 'Reserve Now', 'Get Finance'],
  },
  { what: 'reserved', over: { reserved: true }, offered: ['Enquire', 'Get Finance'] },
  { what: 'sold', over: { status: 'sold' }, offered: [] },
  { what: 'only marked sold', over: { sold: true }, offered: [] },
  { what: 'sold with a report', over: { sold: true, file: '/report.pdf' }, offered: ['History report'] },
  {
    what: 'without photos',
    over: { primary_image_url: null, photos_count: 0, price: 0 },
    offered: ['Enquire', 'Request Photos', 'Get Finance'],
  },
])('a car that is $what offers $offered', ({ over, offered }) => {
  expect(texts(over)).toEqual(offered);
});

test('a dealer that holds no cars and has no valuation provider offers neither', () => {
  expect(texts({}, makeSite({ valuationProvider: false }))).toEqual(['Enquire', 'Get Finance']);
});

test('without scripts each leads to a page with a form, about the car', () => {
  const hrefs = carActions(makeCar(car), makeSite({ reserve: {} })).map(({ href }) => href);
  expect(hrefs).toEqual([
    '/contact/?car_id=a1',
    '/book-test-drive/?car_id=a1',
    '/contact/?car_id=a1',
    '/finance/?car_id=a1',
    '/trade-in/?car_id=a1',
  ]);
});
