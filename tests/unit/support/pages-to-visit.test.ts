import { expect, test } from 'vitest';
import { pageKindOf } from '#scripts/audit/page-kinds.ts';
import { pagesToVisit, planSweep } from '#tests/support/sites/pages-to-visit.ts';

test.each([
  ['/', 'home'],
  ['/search/', 'search'],
  ['/search/toyota/', 'search-landing'],
  ['/search/toyota/hilux/', 'search-model'],
  ['/stock/', 'stock'],
  ['/cars/2022-toyota-hilux-c104512/', 'car'],
  ['/cars/2022-toyota-hilux-c104512/checkout/', 'reserve'],
  ['/cars/2022-toyota-hilux-c104512/buy-online/', 'reserve'],
  ['/locations/', 'locations'],
  ['/locations/cairns/', 'location'],
  ['/favourites/', 'favourites'],
  ['/models/mu-x/', 'model'],
  ['/brands/jeep/', 'brand'],
  ['/parts/search/', 'parts'],
  ['/parts/', 'parts-list'],
  ['/contact-us/cairns/', 'contact'],
  ['/cars/trade-in/', 'content'],
  ['/about-us/', 'content'],
])('%s is of the kind %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});

const paths = ['/', '/search/', '/locations/', ...Array.from({ length: 50 }, (_, n) => `/cars/car-${n}/`)];
const visit = (seed: number) =>
  pagesToVisit({ paths, reserved: ['/cars/car-1/checkout/'] }, { cars: 20, seed }).map(({ path }) => path);

test('one page of each kind is visited, the requested number of cars, the pages of saved things, a search without stock, one where a car is reserved, and a missing page', () => {
  const chosen = visit(1);
  expect(chosen.filter((path) => /^\/cars\/[^/]+\/$/.test(path))).toHaveLength(20);
  expect(chosen.filter((path) => !/^\/cars\/[^/]+\/$/.test(path))).toEqual([
    '/',
    '/search/',
    '/locations/',
    '/favourites/',
    '/compare/',
    '/saved-searches/',
    '/search/ferrari/',
    '/cars/car-1/checkout/',
    '/no-such-page/',
  ]);
  expect(new Set(chosen).size).toBe(chosen.length);
});

const dealer = (slug: string, template: string) => ({
  slug,
  template,
  dir: '',
  origin: '',
  reserved: [],
  paths: [...paths, '/locations/cairns/', '/about-us/'],
});

test('the sweep visits one page of each kind of each template, each kind at both widths, and every home page', () => {
  const dealers = [dealer('one', 'classic'), dealer('two', 'classic'), dealer('three', 'showroom')];
  const visits = planSweep(dealers, new Set(['one', 'three']), { cars: 1, seed: 1 });
  const kindsOf = (slug: string) => visits.filter(({ site }) => site.slug === slug).map(({ kind }) => kind);
  expect(kindsOf('two')).toEqual(['home']);
  expect(kindsOf('one').toSorted()).toEqual(kindsOf('three').toSorted());
  expect(kindsOf('one')).toEqual(expect.arrayContaining(['home', 'search', 'car', 'compare', 'not-found']));
  for (const [kind, same] of Map.groupBy(visits, (visit) => visit.kind)) {
    expect(new Set(same.flatMap(({ tag }) => tag)), kind).toEqual(new Set(['@narrow', '@wide']));
  }
  const narrow = visits.filter(({ site, tag }) => site.slug === 'one' && tag.includes('@narrow'));
  expect(narrow.length).toBeGreaterThan(kindsOf('one').length / 3);
  expect(narrow.length).toBeLessThan((kindsOf('one').length * 2) / 3);
});

test('a kind that one template alone has is visited at both widths', () => {
  const visits = planSweep([dealer('one', 'classic')], new Set(['one']), { cars: 1, seed: 1 });
  expect(visits.map(({ tag }) => tag)).toEqual(visits.map(() => []));
});

test('the same seed chooses the same cars, another seed different ones', () => {
  expect(visit(1)).toEqual(visit(1));
  expect(visit(1)).not.toEqual(visit(2));
});
