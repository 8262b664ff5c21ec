import { expect, test } from 'vitest';
import { buildRedirects } from '#site/routes/redirects.ts';
import { isIndexed } from '#site/routes/route.ts';
import { buildRoutes } from '#site/routes/routes.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
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
  {
    reserve: false,
    lines: ['/cars/:slug/checkout/ /cars/:slug/', '/cars/:slug/buy-online/ /cars/:slug/'],
  },
] as const)(
  '$reserve: the unused page redirects to the one in use, and that to the car (T-43)',
  ({ reserve, lines }) => {
    expect(redirectsOf({ reserve })).toEqual(lines);
  },
);

test('a dealer without stock has neither', () => {
  expect(redirectsOf({ stock: false, reserve: {} })).toEqual([]);
});
