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

test('the sweep visits every page kind of a template at both widths, and the distinctive kinds of smaller dealers', () => {
  const dealers = [dealer('one', 'classic'), dealer('two', 'classic'), dealer('three', 'showroom')];
  const visits = planSweep(dealers, new Set(['one', 'three']), { cars: 1, seed: 1 });
  const kindsOf = (slug: string) => visits.filter(({ site }) => site.slug === slug).map(({ kind }) => kind);
  expect(kindsOf('two').toSorted()).toEqual(['car', 'content', 'home', 'location', 'search']);
  expect(kindsOf('one')).toEqual(expect.arrayContaining([...kindsOf('two'), 'compare', 'not-found']));
  const tags = new Map(visits.map(({ site, kind, tag }) => [`${site.slug} ${kind}`, tag]));
  expect(tags.get('one car')).toEqual(['@narrow']);
  expect(tags.get('two car')).toEqual(['@wide']);
  expect(tags.get('one locations')).toEqual([]);
  expect(tags.get('three car')).toEqual([]);
});

test('the same seed chooses the same cars, another seed different ones', () => {
  expect(visit(1)).toEqual(visit(1));
  expect(visit(1)).not.toEqual(visit(2));
});
