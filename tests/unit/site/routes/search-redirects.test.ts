import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bodySegment, CAR_BODIES } from '#domain/car/body.ts';
import { MAKES } from '#domain/car/makes.ts';
import { matchRedirect } from '#host/static/match-redirect.ts';
import { type RedirectRule, readRedirectsFile } from '#host/static/redirects-file.ts';
import { renderRedirectsFile, renderSitemap } from '#scripts/build/write-site-files.ts';
import { buildRoutes, getPagePaths } from '#site/routes/routes.ts';
import { buildSearchRedirects } from '#site/routes/search-redirects.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { TEMPORARY_ROOT } from '#tests/support/temporary-folder.ts';

const formerModels = [
  { make: 'Toyota', model: 'Corolla Cross', body: 'suv' },
  { make: 'Saab', model: '9-3', body: 'convertible' },
];
const cars = [
  makeCar({ id: 'a', slug: 'a', make: 'Toyota', model: 'HiLux', simple_body: 'ute', car_type: 'used' }),
  makeCar({ id: 'b', slug: 'b', make: 'Mercedes-Benz', model: 'C-Class', simple_body: 'sedan' }),
  makeCar({ id: 'c', slug: 'c', make: 'Mazda', model: 'CX-5', simple_body: 'suv' }),
];
const site = makeSite({}, { cars, formerModels });
const pages = new Map(buildRoutes(site).map(({ path, kind }) => [path, kind]));

let rules: RedirectRule[] = [];
beforeAll(async () => {
  const file = join(await mkdtemp(join(TEMPORARY_ROOT, 'rules-')), '_redirects');
  await writeFile(file, renderRedirectsFile(site));
  const read = await readRedirectsFile(file);
  expect(read.problems).toEqual([]);
  rules = read.rules;
});

/** What a host answers: a page, where it redirects to in the end, or 404. */
function answer(path: string): string {
  if (pages.has(path)) return '200';
  const match = matchRedirect(rules, decodeURIComponent(path), '');
  if (!match) return '404';
  return match.status === 200
    ? `200 from ${match.to}`
    : `to ${answer(match.to) === '404' ? '404' : finalPath(match.to)}`;
}

function finalPath(path: string): string {
  const match = pages.has(path) ? undefined : matchRedirect(rules, decodeURIComponent(path), '');
  return match && match.status !== 200 ? finalPath(match.to) : path;
}

describe('every search address is permanent', () => {
  test.each(CAR_BODIES.map((body) => `/search/${bodySegment(body)}/`))('%s has a page of its own', (path) => {
    expect(answer(path)).toBe('200');
  });

  test.each([
    ['hatch', '/search/hatchback-cars/', '/search/hatch-cars/'],
    ['hatchback', '/search/hatch-cars/', '/search/hatchback-cars/'],
    ['wagon', '/search/station-wagon-cars/', '/search/wagon-cars/'],
    ['stationWagon', '/search/wagon-cars/', '/search/station-wagon-cars/'],
  ] as const)('of stock that is called %s, %s leads to %s', (body, from, to) => {
    const stocked = makeSite({}, { cars: [makeCar({ simple_body: body })] });
    expect(buildSearchRedirects(stocked)).toContainEqual({ from, to });
    expect(buildRoutes(stocked).map(({ path }) => path)).not.toContain(from);
  });

  test.each(['new-cars', 'demo-cars', 'used-cars', 'new-and-demo-cars', 'new-used-and-demo-cars'])(
    '/search/%s/ has a page of its own',
    (slug) => expect(answer(`/search/${slug}/`)).toBe('200'),
  );

  test.each(['/search/saab/', '/search/saab/9-3/', '/search/toyota/corolla-cross/'])(
    '%s was listed before and has a page of its own',
    (path) => expect(pages.get(path)).toBe('none-in-stock'),
  );

  test('every other make of the bundled list shows the shared page at its own address', () => {
    const answers = MAKES.map(({ slug }) => answer(`/search/${slug}/`));
    expect(answers.filter((one) => one === '404' || one.startsWith('to'))).toEqual([]);
    expect(answer('/search/ferrari/')).toBe('200 from /search/other_makes/index.html');
  });
});

test.each([
  ['/search/TOYOTA/', '/search/toyota/'],
  ['/search/Toyota/', '/search/toyota/'],
  ['/search/Toyota/HiLux/', '/search/toyota/hilux/'],
  ['/search/toyota/Corolla%20Cross/', '/search/toyota/corolla-cross/'],
  ['/search/mazda/cx5/', '/search/mazda/cx-5/'],
  ['/search/Land%20Rover/', '/search/land-rover/'],
  ['/search/FERRARI/', '/search/ferrari/'],
  ['/search/suv/', '/search/suv-cars/'],
  ['/search/utes/', '/search/ute-cars/'],
  ['/search/hatches/', '/search/hatch-cars/'],
  ['/search/4wd/', '/search/4x4-cars/'],
  ['/search/NEW-CARS/', '/search/new-cars/'],
])('%s redirects to %s', (from, to) => expect(answer(from)).toBe(`to ${to}`));

test.each([
  '/search/nonsense/',
  '/search/toyota/nonsense/',
  '/search/ferrari/nonsense/',
  '/search/toyota/hilux/x/',
])('%s is not found', (path) => expect(answer(path)).toBe('404'));

test('an address that redirects to nonsense ends there', () => {
  expect(answer('/search/TOYOTA/nonsense/')).toBe('to 404');
});

test('no address without stock is in the sitemap, and no menu links to one', () => {
  const empty = [...pages].filter(([, kind]) => kind === 'none-in-stock').map(([path]) => path);
  expect(empty).toHaveLength(18 - 3 + 3 + 3 + 1);
  const sitemap = renderSitemap(site, buildRoutes(site));
  for (const path of empty) {
    expect(sitemap).not.toContain(`${path}</loc>`);
    expect(getPagePaths(site).has(path)).toBe(false);
  }
  expect(sitemap).toContain('/search/toyota/hilux/</loc>');
});

test('a host that knows no rewrites gets none; a dealer without stock gets neither', () => {
  expect(renderRedirectsFile(makeSite({ hosting: { rewrites: false } }, { cars }))).not.toContain(' 200\n');
  expect(renderRedirectsFile(makeSite({ stock: false }))).not.toContain('/search/');
});

describe('the rules of a dealer', () => {
  const redirectsOf = (...stock: Parameters<typeof makeCar>[0][]) =>
    buildSearchRedirects(makeSite({}, { cars: stock.map((car) => makeCar(car)) }));
  const targetOf = (rules: ReturnType<typeof redirectsOf>, from: string) =>
    rules.find((rule) => rule.from === from)?.to;

  test('lead a make in stock on with its models, and one that is not alone', () => {
    const rules = redirectsOf({ make: 'Land Rover', model: 'Discovery Sport' });
    expect(targetOf(rules, '/search/Land-Rover/*')).toBe('/search/land-rover/:splat');
    expect(targetOf(rules, '/search/land-rover/Discovery-Sport/')).toBe(
      '/search/land-rover/discovery-sport/',
    );
    expect(targetOf(rules, '/search/Rolls-Royce/')).toBe('/search/rolls-royce/');
    expect(targetOf(rules, '/search/Rolls-Royce/*')).toBeUndefined();
  });

  test('name models before their make, whose rule would take them', () => {
    const froms = redirectsOf({ make: 'Toyota', model: 'HiLux' }).map(({ from }) => from);
    expect(froms.indexOf('/search/toyota/HiLux/')).toBeLessThan(froms.indexOf('/search/Toyota/*'));
  });

  test.each([
    ['mercedes', 'mercedes-benz'],
    ['merc', 'mercedes-benz'],
    ['chev', 'chevrolet'],
    ['vw', 'volkswagen'],
  ])('lead the other name %s to %s, in stock or not', (alias, make) => {
    const name = MAKES.find(({ slug }) => slug === make)?.name ?? '';
    for (const rules of [redirectsOf(), redirectsOf({ make: name })])
      expect(targetOf(rules, `/search/${alias}/`)).toBe(`/search/${make}/`);
  });

  test('never lead away from the address of a make', () => {
    expect(targetOf(redirectsOf(), '/search/suv/')).toBe('/search/suv-cars/');
    expect(targetOf(redirectsOf({ make: 'SUV' }), '/search/suv/')).toBeUndefined();
    // Another name of Isuzu, and a make itself.
    expect(targetOf(redirectsOf(), '/search/isuzu-ute/')).toBeUndefined();
  });
});
