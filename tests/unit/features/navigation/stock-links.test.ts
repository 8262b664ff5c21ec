import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { brandPagePath, modelPagePath } from '#domain/model-page/model-page.ts';
import { conditionLinks, modelLinks, modelPageLinks, stockLinks } from '#features/navigation/stock-links.ts';
import type { Site } from '#site/site.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const hilux = { make: 'Toyota', model: 'HiLux' };
const seltos = { make: 'Kia', model: 'Seltos' };
const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

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

test("each link has its label and the dealer's address", () => {
  const cars = (['new', 'demo', 'used'] as const).map((car_type) =>
    makeCar({ car_type, simple_body: 'ute' }),
  );
  const links = { allStock: '/all/', newCars: '/new/', demoCars: '/demo/', usedCars: '/used/' };
  expect(stockLinks(makeSite({ links }, { cars }))).toEqual([
    { label: 'All cars', href: '/all/' },
    { label: 'New cars', href: '/new/' },
    { label: 'Used cars', href: '/used/' },
    { label: 'Demo cars', href: '/demo/' },
    { label: 'Ute', href: '/search/ute-cars/' },
  ]);
});

test('six bodies, those of most cars, by name', () => {
  const bodies = ['van', 'ute', 'suv', 'sedan', 'hatch', 'coupe', 'bus'] as const;
  const cars = bodies.flatMap((simple_body, n) =>
    Array.from({ length: 7 - n }, () => makeCar({ simple_body })),
  );
  expect(labels(stockLinks(makeSite({}, { cars }))).slice(2)).toEqual([
    'Coupe',
    'Hatch',
    'Sedan',
    'SUV',
    'Ute',
    'Van',
  ]);
});

test('cars that the search leaves out at first give no links', () => {
  const cars = [makeCar(hilux), makeCar({ ...seltos, car_type: 'new', price: 0 })];
  const site = makeSite({ search: { defaultSort: 'price:asc', pricedOnly: true } }, { cars });
  expect(labels(conditionLinks(site))).toEqual(['Used cars']);
  expect(labels(modelLinks(site))).toEqual(['Toyota HiLux']);
});

const modelPage = (over: object) => ({ slug: 'hilux', make: 'Toyota', model: 'HiLux', ...over });
const withPages = (cars: readonly Car[], pages: readonly object[], brands: readonly object[] = []) => ({
  ...makeSite({}, { cars: [...cars] }),
  modelPages: pages as Site['modelPages'],
  brandPages: brands as Site['brandPages'],
});

test('a model leads to its own page where the dealer has one, else to the search', () => {
  const cars = [
    makeCar(hilux),
    makeCar({ ...hilux, model: 'Camry' }),
    makeCar({ ...seltos, model: 'HiLux' }),
  ];
  expect(modelLinks(withPages(cars, [modelPage({})])).map(({ href }) => href)).toEqual([
    '/search/kia/hilux/',
    '/search/toyota/camry/',
    modelPagePath(modelPage({}) as Site['modelPages'][number]),
  ]);
});

test("the footer lists the dealer's pages about makes, then those about models, six in all", () => {
  const brands = [{ slug: 'toyota', make: 'Toyota' }];
  const pages = ['A', 'B', 'C', 'D', 'E', 'F'].map((model) => modelPage({ slug: model, model }));
  const links = modelPageLinks(withPages([], pages, brands));
  expect(labels(links)).toEqual(['Toyota', 'Toyota A', 'Toyota B', 'Toyota C', 'Toyota D', 'Toyota E']);
  expect(links[0]?.href).toBe(brandPagePath(brands[0] as Site['brandPages'][number]));
  expect(links[1]?.href).toBe(modelPagePath(pages[0] as Site['modelPages'][number]));
  expect(modelPageLinks(makeSite())).toEqual([]);
});

test('a stock without bodies has no links to any', () => {
  expect(labels(stockLinks(makeSite({}, { cars: [makeCar({ simple_body: null })] })))).toEqual([
    'All cars',
    'Used cars',
  ]);
});
