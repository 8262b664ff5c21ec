import { expect, test } from 'vitest';
import { conditionLinks, modelLinks, stockLinks } from '#features/navigation/stock-links.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const hilux = { make: 'Toyota', model: 'HiLux' };
const seltos = { make: 'Kia', model: 'Seltos' };
const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

test('the stock by condition and body', () => {
  const cars = [
    makeCar({ simple_body: 'suv', car_type: 'new' }),
    makeCar({ simple_body: 'ute' }),
    makeCar({ simple_body: 'ute' }),
  ];
  expect(labels(stockLinks(makeSite({}, { cars })))).toEqual([
    'All cars',
    'New cars',
    'Used cars',
    'SUV',
    'Ute',
  ]);
});

test("in the dealer's words and at the dealer's addresses", () => {
  const site = makeSite(
    { vehicle: { noun: 'truck', plural: 'trucks' }, links: { usedCars: '/search/?car_type=used' } },
    { cars: [makeCar()] },
  );
  expect(conditionLinks(site)).toEqual([{ label: 'Used trucks', href: '/search/?car_type=used' }]);
});

test('nothing without cars', () => {
  expect(stockLinks(makeSite())).toEqual([]);
  expect(modelLinks(makeSite())).toEqual([]);
});

test('models by name, with their makes where there are several', () => {
  const cars = [makeCar(hilux), makeCar(hilux), makeCar(seltos)];
  expect(labels(modelLinks(makeSite({}, { cars })))).toEqual(['Kia Seltos', 'Toyota HiLux']);
  expect(labels(modelLinks(makeSite({}, { cars: cars.slice(0, 2) })))).toEqual(['HiLux']);
});

test('the twelve models with the most cars', () => {
  const cars = Array.from({ length: 13 }, (_, n) =>
    makeCar({ ...hilux, model: `M${n}`, make_model: `T:M${n}` }),
  );
  const most = labels(modelLinks(makeSite({}, { cars: [...cars, ...cars.slice(1)] })));
  expect(most).toHaveLength(12);
  expect(most).not.toContain('M0');
});

test('the same links after one of many cars is sold', () => {
  const cars = [makeCar(hilux), makeCar(hilux), makeCar(seltos), makeCar({ ...seltos, simple_body: 'suv' })];
  const site = makeSite({}, { cars });
  const after = makeSite({}, { cars: cars.slice(1) });
  expect([stockLinks(after), modelLinks(after)]).toEqual([stockLinks(site), modelLinks(site)]);
});
