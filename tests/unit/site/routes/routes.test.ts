import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bodySegment, CAR_BODIES } from '#domain/car/body.ts';
import { brandPageSchema, modelPageSchema } from '#domain/model-page/model-page.ts';
import { createPageLocals } from '#site/page-locals.ts';
import { buildRedirects } from '#site/routes/redirects.ts';
import { isIndexed } from '#site/routes/route.ts';
import { buildRoutes, findRouteConflicts } from '#site/routes/routes.ts';
import type { Site } from '#site/site.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeContentPage } from '#tests/support/factories/make-content-page.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makePart } from '#tests/support/factories/make-part.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const cars = [
  makeCar({ id: 'free', slug: 'free' }),
  makeCar({ id: 'soon', slug: 'soon', status: 'coming_soon' }),
  makeCar({ id: 'reserved', slug: 'reserved', reserved: true }),
  makeCar({ id: 'sold', slug: 'sold', status: 'sold' }),
  makeCar({ id: 'unpriced', slug: 'unpriced', price: 10 }),
];
type Over = Parameters<typeof makeSite>[0];
const siteOf = (over: Over) => makeSite(over, { cars });
const pagesOf = (over: Over) => buildRoutes(siteOf(over)).filter(({ kind }) => kind === 'reserve');
const redirectsOf = (over: Over) =>
  buildRedirects(siteOf(over))
    .filter(({ from }) => from.startsWith('/cars/:slug/'))
    .map(({ from, to }) => `${from} ${to}`);

test.each([
  { reserve: {}, page: 'checkout' },
  { reserve: { buyOnline: true }, page: 'buy-online' },
  { reserve: { path: 'buy-online' }, page: 'buy-online' },
] as const)(
  '$reserve: each car that can be reserved has a page $page, and no other car (T-41, T-43)',
  ({ reserve, page }) => {
    expect(pagesOf({ reserve }).map(({ path }) => path)).toEqual([
      `/cars/free/${page}/`,
      `/cars/soon/${page}/`,
    ]);
  },
);

test('a dealer that requires a fee has no page for a car without one (T-42)', () => {
  expect(pagesOf({ reserve: { withoutFee: 'hide' } })).toEqual([]);
});

test('a dealer that takes no reservations has no page for a car with a fee either', () => {
  const site = makeSite({ reserve: false }, { cars: [makeCar({ reserve_fee: 500 })] });
  expect(buildRoutes(site).filter(({ kind }) => kind === 'reserve')).toEqual([]);
});

test('none of them is indexed', () => {
  const site = siteOf({ reserve: {} });
  expect(pagesOf({ reserve: {} }).some((route) => isIndexed(site, route))).toBe(false);
});

test.each([
  {
    reserve: {},
    lines: ['/cars/:slug/checkout/ /cars/:slug/', '/cars/:slug/buy-online/ /cars/:slug/checkout/'],
  },
  {
    reserve: { buyOnline: true },
    lines: ['/cars/:slug/checkout/ /cars/:slug/buy-online/', '/cars/:slug/buy-online/ /cars/:slug/'],
  },
  { reserve: false, lines: ['/cars/:slug/checkout/ /cars/:slug/', '/cars/:slug/buy-online/ /cars/:slug/'] },
] as const)(
  '$reserve: the unused page redirects to the one in use, and that to the car (T-43)',
  ({ reserve, lines }) => expect(redirectsOf({ reserve })).toEqual(lines),
);

test('a dealer without stock has neither', () => {
  expect(redirectsOf({ stock: false, reserve: {} })).toEqual([]);
});

/** Path, kind and origin of each page; those of searches, which have tests of their own, are left out. */
const listPages = (site: Site) =>
  buildRoutes(site)
    .filter(({ path }) => !path.startsWith('/search/'))
    .map(({ path, kind, source }) => [path, kind, source]);

describe('the pages of a dealer', () => {
  const ALWAYS = {
    home: ['/', 'home', 'the home page'],
    locations: ['/locations/', 'locations', 'the locations page'],
    notFound: ['/404/', 'not-found', 'the not-found page'],
  };

  test('who sells and writes nothing are three, 404 last', () => {
    expect(listPages(makeSite({ stock: false }))).toEqual([ALWAYS.home, ALWAYS.locations, ALWAYS.notFound]);
  });

  test('who has stock are its vehicles, its lists and what visitors saved', () => {
    const site = makeSite(
      { reserve: {}, omitPages: ['/special-offers/'] },
      { cars: [makeCar({ id: 'c1', slug: 'a-car' })] },
    );
    expect(listPages(site)).toEqual([
      ALWAYS.home,
      ['/stock/', 'stock', 'the stock list'],
      ['/favourites/', 'favourites', 'the saved cars'],
      ['/compare/', 'compare', 'the comparison'],
      ['/saved-searches/', 'saved-searches', 'the saved searches'],
      ['/search-by-price/', 'price', 'the price page'],
      ['/stock/by-price/', 'stock', 'the stock list by price'],
      ['/cars/a-car/', 'car', 'stock: c1'],
      ['/cars/a-car/checkout/', 'reserve', 'stock: c1'],
      ALWAYS.locations,
      ALWAYS.notFound,
    ]);
  });

  test.each([
    ['10 dollars, which is no price', [10], false],
    ['11 dollars', [11], true],
    ['no price but for one', [10, 11], true],
  ])('whose vehicles cost %s have those by price: %3$s', (_, prices, there) => {
    const site = makeSite({}, { cars: prices.map((price) => makeCar({ price })) });
    const paths = buildRoutes(site).map(({ path }) => path);
    expect([paths.includes('/search-by-price/'), paths.includes('/stock/by-price/')]).toEqual([there, there]);
  });

  test('are one for each location, and one to write to each of its premises', () => {
    const locations = [
      makeLocation({ id: 'a', name: 'Plain Cairns - Sales', slug: 'cairns' }),
      makeLocation({ id: 'b', name: 'Plain Cairns - Service', slug: 'cairns-service' }),
      makeLocation({ id: 'c', name: 'Plain Tully', slug: 'tully' }),
    ];
    expect(listPages(makeSite({ stock: false }, { locations })).slice(1, -1)).toEqual([
      ALWAYS.locations,
      ['/locations/cairns/', 'location', 'content/locations.json: a'],
      ['/locations/cairns-service/', 'location', 'content/locations.json: b'],
      ['/locations/tully/', 'location', 'content/locations.json: c'],
      ['/contact-us/plain-cairns/', 'contact', 'the page to write to a location'],
      ['/contact-us/plain-tully/', 'contact', 'the page to write to a location'],
    ]);
  });

  test('are those about models and makes, parts and texts that it writes (T-97, T-98)', () => {
    const about = { make: 'Isuzu', heading: 'A', description: 'B' };
    const site: Site = {
      ...makeSite({ stock: false }),
      modelPages: [v.parse(modelPageSchema, { ...about, model: 'MU-X' })],
      brandPages: [v.parse(brandPageSchema, about)],
      parts: [makePart()],
      pages: new Map([['/about-us/', makeContentPage('/about-us/')]]),
    };
    expect(listPages(site).slice(2, -1)).toEqual([
      ['/models/mu-x/', 'model', 'content/models.json: Isuzu MU-X'],
      ['/brands/isuzu/', 'brand', 'content/brands.json: Isuzu'],
      ['/parts/search/', 'parts', 'the parts search'],
      ['/parts/', 'parts-list', 'the parts list'],
      ['/about-us/', 'content', 'content/pages/about-us.md'],
    ]);
  });

  test('are all searches with stock, then the permanent ones without any and the one that other makes share', () => {
    const stock = makeCar({ make: 'Toyota', model: 'HiLux', simple_body: 'ute', car_type: 'used' });
    const formerModels = [
      { make: 'Toyota', model: 'Corolla', body: 'hatch' },
      { make: 'Saab', model: '9-3', body: null },
    ];
    const searches = buildRoutes(makeSite({}, { cars: [stock], formerModels })).filter(({ path }) =>
      path.startsWith('/search/'),
    );
    const of = (kind: string) => searches.flatMap((route) => (route.kind === kind ? [route.path] : []));
    expect(of('search')).toEqual(
      ['', 'used-cars/', 'new-used-and-demo-cars/', 'ute-cars/', 'toyota/', 'toyota/hilux/'].map(
        (path) => `/search/${path}`,
      ),
    );
    const others = CAR_BODIES.filter((key) => key !== 'ute').map((key) => `${bodySegment(key)}/`);
    expect(of('none-in-stock')).toEqual(
      [
        ...['new-cars/', 'demo-cars/', 'new-and-demo-cars/', ...others],
        ...['toyota/corolla/', 'saab/', 'saab/9-3/', 'other_makes/'],
      ].map((path) => `/search/${path}`),
    );
    expect(new Set(searches.map(({ kind, source }) => `${kind}: ${source}`))).toEqual(
      new Set(['search: a search path', 'none-in-stock: a search path without stock']),
    );
  });

  test('that claim one address are an error for each but the first (T-50)', () => {
    const locations = ['a', 'b', 'c'].map((id) => makeLocation({ id, name: id, slug: 'cairns' }));
    const problem = (id: string, other: string) =>
      `content/locations.json: ${id}: /locations/cairns/: is also the address of content/locations.json: ${other}. Give one of the two another slug.`;
    expect(findRouteConflicts(makeSite({}, { locations }))).toEqual([problem('b', 'a'), problem('c', 'b')]);
    expect(findRouteConflicts(makeSite({}, { locations: locations.slice(0, 1) }))).toEqual([]);
  });
});

describe('search engines may list', () => {
  const site: Site = {
    ...makeSite(),
    pages: new Map(
      [makeContentPage('/about-us/'), makeContentPage('/success/', { indexed: false })].map((page) => [
        page.path,
        page,
      ]),
    ),
  };

  test.each([
    ['/', 'home', true],
    ['/about-us/', 'content', true],
    ['/success/', 'content', false],
    ['/favourites/', 'favourites', false],
    ['/search/bus-cars/', 'none-in-stock', false],
  ] as const)('%s, a page of the kind %s: %s', (path, kind, indexed) => {
    expect(isIndexed(site, { path, kind, source: '' })).toBe(indexed);
  });
});

// biome-ignore format: a table reads better in rows
test.each<[boolean, string[]]>([
  [true, ['/locations/', '/locations/#map', '/locations/?open=1', '/search/ute-cars/']],
  [false, ['/locations', '/nowhere/', '/search/bus-cars/']],
])('that links on a page may lead there is %s of %j', (there, hrefs) => {
  const site = makeSite({}, { cars: [makeCar({ simple_body: 'ute' })] });
  const { hasPage } = createPageLocals(site, new Date(), {} as App.Locals);
  expect(hrefs.map((href) => hasPage(href))).toEqual(hrefs.map(() => there));
});
