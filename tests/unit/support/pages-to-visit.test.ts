import { afterEach, expect, test, vi } from 'vitest';
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

const DEALERS = [dealer('one', 'classic'), dealer('two', 'classic'), dealer('three', 'showroom')];

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the sweep visits the distinctive kinds in each template at both widths, the others once, and every home page', () => {
  vi.stubEnv('TEST_LONG', undefined);
  const visits = planSweep(DEALERS, new Set(['one', 'three']), { cars: 1, seed: 1 });
  const visitsTo = (kind: string) => visits.filter((visit) => visit.kind === kind);
  expect(visitsTo('home').map(({ site }) => site.slug)).toEqual(['one', 'two', 'three']);
  for (const kind of ['search', 'car', 'location', 'content']) {
    expect(visitsTo(kind).map(({ site }) => site.slug)).toEqual(['one', 'three']);
    expect(visitsTo(kind).flatMap(({ tag }) => tag)).toEqual(expect.arrayContaining(['@narrow', '@wide']));
  }
  const others = visits.filter(
    ({ kind }) => !['home', 'search', 'car', 'location', 'content'].includes(kind),
  );
  expect(new Set(others.map(({ kind }) => kind)).size).toBe(others.length);
  expect(others.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['compare', 'not-found']));
  const ways = new Set(others.map(({ site, tag }) => `${site.slug} ${tag}`));
  expect(ways).toEqual(new Set(['one @narrow', 'one @wide', 'three @narrow', 'three @wide']));
});

test('the sweep of the long run visits every kind of the given dealers, of the others the distinctive ones, all at both widths', () => {
  vi.stubEnv('TEST_LONG', '1');
  const visits = planSweep(DEALERS, new Set(['one']), { cars: 1, seed: 1 });
  const kindsOf = (slug: string) => visits.filter(({ site }) => site.slug === slug).map(({ kind }) => kind);
  expect(kindsOf('one')).toEqual(
    expect.arrayContaining(['home', 'search', 'locations', 'compare', 'not-found']),
  );
  for (const slug of ['two', 'three']) {
    expect(kindsOf(slug)).toEqual(['home', 'search', 'car', 'location', 'content']);
  }
  expect(visits.flatMap(({ tag }) => tag)).toEqual([]);
});

test('the same seed chooses the same cars, another seed different ones', () => {
  expect(visit(1)).toEqual(visit(1));
  expect(visit(1)).not.toEqual(visit(2));
});
