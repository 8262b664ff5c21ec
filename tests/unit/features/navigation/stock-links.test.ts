import { expect, test } from 'vitest';
import { conditionLinks, modelLinks, stockLinks } from '#features/navigation/stock-links.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const hilux = { make: 'Toyota', model: 'HiLux' };
const seltos = { make: 'Kia', model: 'Seltos' };
const words = (links: readonly { label: string; count?: number }[]) =>
  links.map(({ label, count }) => [label, count].filter((part) => part !== undefined).join(' '));

test('the stock by condition and body, each with its count', () => {
  const cars = [
    makeCar({ simple_body: 'suv', car_type: 'new' }),
    makeCar({ simple_body: 'ute' }),
    makeCar({ simple_body: 'ute' }),
  ];
  expect(words(stockLinks(makeSite({}, { cars })))).toEqual([
    'All cars 3',
    'New cars 1',
    'Used cars 2',
    'Ute 2',
    'SUV 1',
  ]);
});

test("in the dealer's words and at the dealer's addresses", () => {
  const site = makeSite(
    { vehicle: { noun: 'truck', plural: 'trucks' }, links: { usedCars: '/search/?car_type=used' } },
    { cars: [makeCar()] },
  );
  expect(conditionLinks(site)).toEqual([{ label: 'Used trucks', href: '/search/?car_type=used', count: 1 }]);
});

test('nothing without cars', () => {
  expect(stockLinks(makeSite())).toEqual([]);
  expect(modelLinks(makeSite())).toEqual([]);
});

test('models, most cars first, with their makes where there are several', () => {
  const cars = [makeCar(seltos), makeCar(hilux), makeCar(hilux)];
  expect(words(modelLinks(makeSite({}, { cars })))).toEqual(['Toyota HiLux 2', 'Kia Seltos 1']);
  expect(words(modelLinks(makeSite({}, { cars: cars.slice(1) })))).toEqual(['HiLux 2']);
});

test('twelve models at most', () => {
  const cars = Array.from({ length: 13 }, (_, n) =>
    makeCar({ ...hilux, model: `M${n}`, make_model: `T:M${n}` }),
  );
  expect(modelLinks(makeSite({}, { cars }))).toHaveLength(12);
});
