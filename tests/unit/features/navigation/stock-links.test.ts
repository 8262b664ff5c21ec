import { expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { brandPagePath, modelPagePath } from '#domain/model-page/model-page.ts';
import { conditionLinks, modelLinks, modelPageLinks, stockLinks } from '#features/navigation/stock-links.ts';
import type { Site } from '#site/site.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const hilux = { make: 'Toyota', model: 'HiLux' };
const seltos = { make: 'Kia', model: 'Seltos' };
const modelsOf = (site: Site) => labels(modelLinks(site).flatMap(({ links = [] }) => links));
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

test('models by name, under their makes and after the whole stock where there are several makes', () => {
  const cars = [makeCar(hilux), makeCar({ ...hilux, model: 'Camry', make_model: 'T:C' }), makeCar(seltos)];
  expect(modelLinks(makeSite({}, { cars }))).toEqual([
    { label: 'All cars', href: '/search/' },
    { label: 'Used cars', href: '/search/used-cars/' },
    { label: 'All makes and models', href: '/stock/' },
    { label: 'Kia', href: '/search/kia/', links: [{ label: 'Seltos', href: '/search/kia/seltos/' }] },
    {
      label: 'Toyota',
      href: '/search/toyota/',
      links: [
        { label: 'Camry', href: '/search/toyota/camry/' },
        { label: 'HiLux', href: '/search/toyota/hilux/' },
      ],
    },
  ]);
  expect(labels(modelLinks(makeSite({}, { cars: cars.slice(0, 2) })))).toEqual(['Camry', 'HiLux']);
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
    { label: 'Ute', href: '/search/ute-cars/', picture: '/bodies/ute.webp' },
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
  expect(modelsOf(site)).toEqual(['HiLux']);
});

const modelPage = (over: object) => ({ slug: 'hilux', make: 'Toyota', model: 'HiLux', ...over });
const withPages = (cars: readonly Car[], pages: readonly object[], brands: readonly object[] = []) => ({
  ...makeSite({}, { cars: [...cars] }),
  modelPages: pages as Site['modelPages'],
  brandPages: brands as Site['brandPages'],
});

test('a make and a model lead to their own pages where the dealer has them, else to the search', () => {
  const cars = [
    makeCar(hilux),
    makeCar({ ...hilux, model: 'Camry' }),
    makeCar({ ...seltos, model: 'HiLux' }),
  ];
  const page = modelPage({}) as Site['modelPages'][number];
  const brand = { slug: 'toyota', make: 'Toyota' } as Site['brandPages'][number];
  const makes = modelLinks(withPages(cars, [page], [brand])).filter(({ links }) => links);
  expect(makes.map(({ href, links }) => [href, links?.map((link) => link.href)])).toEqual([
    ['/search/kia/', ['/search/kia/hilux/']],
    [brandPagePath(brand), ['/search/toyota/camry/', modelPagePath(page)]],
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
