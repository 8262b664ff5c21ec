import { expect, test } from 'vitest';
import { buildSearchPage } from '#search/refinements/search-page.ts';
import { findSimilarLanding } from '#search/requests/similar-search.ts';
import { listLandings, matchesLanding } from '#search/state/landing.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import { landingPath, parseLandingPath } from '#search/state/url.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

const stock = [
  ...Array.from({ length: 30 }, () => makeCar({ make: 'Toyota', model: 'HiLux', simple_body: 'ute' })),
  ...Array.from({ length: 4 }, () =>
    makeCar({ make: 'Toyota', model: 'RAV4', simple_body: 'suv', car_type: 'new' }),
  ),
  ...Array.from({ length: 7 }, () =>
    makeCar({ make: 'Mazda', model: 'CX-5', simple_body: 'suv', car_type: 'demo' }),
  ),
];
const slugs = buildSlugTable(stock);

test('a search page holds the first page of its cars in the order of the stock', () => {
  const page = buildSearchPage({ kind: 'make', make: 'Toyota' }, stock, slugs, 21);
  expect(page.total).toBe(34);
  expect(page.hits).toEqual(stock.slice(0, 21));
});

test('every facet count is the number of cars on the page it links to', () => {
  for (const landing of listLandings(stock, slugs)) {
    for (const facet of buildSearchPage(landing, stock, slugs, 21).facets) {
      for (const link of facet.links) {
        const target = parseLandingPath(link.href, slugs);
        expect(target, link.href).toBeDefined();
        expect(link.count).toBe(stock.filter((car) => target && matchesLanding(target, car)).length);
      }
    }
  }
});

test('models are offered under a chosen make only, most cars first', () => {
  const facets = (landing: Parameters<typeof buildSearchPage>[0]) =>
    buildSearchPage(landing, stock, slugs, 21).facets;
  expect(facets({ kind: 'all' }).map((facet) => facet.attribute)).toEqual([
    'make',
    'car_type',
    'body',
    'make_model',
  ]);
  expect(
    facets({ kind: 'make', make: 'Toyota' })
      .find((facet) => facet.attribute === 'model')
      ?.links.map((link) => `${link.label} ${link.count}`),
  ).toEqual(['HiLux 30', 'RAV4 4']);
});

test('of the models of all makes the 30 with the most cars are offered, and the one being looked at (T-14)', () => {
  const many = Array.from({ length: 40 }, (_, n) =>
    Array.from({ length: 41 - n }, () => makeCar({ make: 'Kia', model: `M${n}` })),
  ).flat();
  const table = buildSlugTable(many);
  const labels = (landing: Parameters<typeof buildSearchPage>[0]) =>
    buildSearchPage(landing, many, table, 21)
      .facets.find((facet) => facet.attribute === 'make_model')
      ?.links.map((link) => `${link.label} ${link.count}`);
  expect(labels({ kind: 'all' })).toHaveLength(30);
  expect(labels({ kind: 'all' })?.[0]).toBe('Kia M0 41');
  expect(labels({ kind: 'model', make: 'Kia', model: 'M35' })).toHaveLength(31);
  expect(labels({ kind: 'model', make: 'Kia', model: 'M35' })?.[30]).toBe('Kia M35 6');
});

test('the page being looked at and those above it are marked as current', () => {
  const page = buildSearchPage({ kind: 'model', make: 'Toyota', model: 'RAV4' }, stock, slugs, 21);
  const current = page.facets.flatMap((facet) =>
    facet.links.filter((link) => link.current).map((link) => link.label),
  );
  expect(current).toEqual(['Toyota', 'RAV4', 'Toyota RAV4']);
  expect(page.ancestors.map((ancestor) => ancestor.href)).toEqual(['/search/', '/search/toyota/']);
});

test.each([
  {
    what: 'the same make and model while one can be had',
    car: { make: 'Toyota', model: 'HiLux', body: 'ute' },
    path: '/search/toyota/hilux/',
  },
  {
    what: 'the same body when the model is gone',
    car: { make: 'Ford', model: 'Ranger', body: 'ute' },
    path: '/search/ute-cars/',
  },
  {
    what: 'all stock when the body is gone too',
    car: { make: 'Ford', model: 'Transit', body: 'van' },
    path: '/search/',
  },
  {
    what: 'all stock when the body is unknown',
    car: { make: 'Ford', model: 'Transit', body: null },
    path: '/search/',
  },
])('Find Me Something Similar leads to $what', ({ car, path }) => {
  expect(landingPath(findSimilarLanding({ id: 'gone', ...car }, stock), slugs)).toBe(path);
});

test('a car is not its own similar car', () => {
  const only = makeCar({ make: 'Ford', model: 'Falcon', simple_body: 'sedan' });
  expect(findSimilarLanding({ ...only, body: only.simple_body }, [...stock, only])).toEqual({ kind: 'all' });
});
