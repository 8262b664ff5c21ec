import { describe, expect, test } from 'vitest';
import { OTHER_MAKES_PATH } from '#search/requests/other-makes.ts';
import { buildRoutes } from '#site/routes/routes.ts';
import type { Site } from '#site/site.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

type CarInput = NonNullable<Parameters<typeof makeCar>[0]>;
/** Changes of the stock: cars by id, with what differs; an unknown id is a new car. */
type Changes = Readonly<Record<string, CarInput>>;

const STOCK: Readonly<Record<string, CarInput>> = {
  own: { make: 'B-C', model: 'X', simple_body: 'hatch', features: ['Leather seats', 'Heated seats'] },
  similar: { make: 'Ford', model: 'Focus', simple_body: 'hatch' },
  twin: { make: 'B-C', model: 'X', simple_body: 'sedan' },
  other: { make: 'Kia', model: 'Carnival', simple_body: 'peopleMover' },
};

const LOCATIONS = [
  makeLocation({ id: 'cairns', name: 'Cairns', dealership_slug: 'plain-cairns' }),
  makeLocation({ id: 'tully', name: 'Tully', address: { street: '1 Other Street' } }),
];

function siteOf(changes: Changes = {}, over: Partial<Site> = {}): Site {
  const stock = { ...STOCK, ...changes };
  const cars = Object.entries(stock).map(([id, car]) => makeCar({ id, slug: id, ...STOCK[id], ...car }));
  return { ...makeSite({ reserve: {} }, { cars, locations: LOCATIONS }), ...over };
}

/** What a page shows of the stock. */
function shownAt(path: string, site: Site): string {
  const { input } = buildRoutes(site).find((route) => route.path === path) ?? {};
  if (!input) throw new Error(`${path}: no input`);
  return JSON.stringify(input());
}

const history = (id: string): Partial<Site> => ({ priceHistory: { [id]: [['2026-11-01', 30_000]] } });

/** What a page shows changes with the stock, or does not. */
const changes = (path: string, site: Site) => shownAt(path, site) !== shownAt(path, siteOf());

describe("a vehicle's page is rendered again after a change of", () => {
  test.each<[string, Site]>([
    ['the vehicle', siteOf({ own: { price: 1000 } })],
    ['its earlier prices', siteOf({}, history('own'))],
    ['a similar vehicle', siteOf({ similar: { price: 1000 } })],
    ['the earlier prices of a similar one', siteOf({}, history('similar'))],
    ['what is similar', siteOf({ other: { simple_body: 'hatch' } })],
    ['the search that it links to once it is sold', siteOf({ twin: { status: 'sold' } })],
    ['how many there are of its make', siteOf({ more: { make: 'B-C', model: 'Y', simple_body: 'ute' } })],
    ['which of its features are rare', siteOf({ other: { features: ['Leather seats'] } })],
  ])('%s', (_, site) => expect(changes('/cars/own/', site)).toBe(true));

  test('the address of its make', () => {
    // Without a twin, the search that it links to is that of its body.
    const at = (make: string) => shownAt('/cars/own/', siteOf({ twin: { status: 'sold' }, other: { make } }));
    expect(at('B C')).not.toBe(at('Kia'));
  });

  test.each<[string, Site]>([
    ['another vehicle', siteOf({ other: { price: 1000 } })],
    ['the earlier prices of another', siteOf({}, history('other'))],
  ])('but not of %s', (_, site) => expect(changes('/cars/own/', site)).toBe(false));
});

describe('the page that reserves a vehicle is rendered again after a change of', () => {
  test.each<[string, Site]>([
    ['the vehicle', siteOf({ own: { price: 1000 } })],
    ['the search that it links to once it is sold', siteOf({ twin: { status: 'sold' } })],
  ])('%s', (_, site) => expect(changes('/cars/own/checkout/', site)).toBe(true));

  test('but not of a similar one', () => {
    expect(changes('/cars/own/checkout/', siteOf({ similar: { price: 1000 } }))).toBe(false);
  });
});

describe('a search without stock is rendered again after a change of', () => {
  test.each<[string, Site]>([
    ['a vehicle that comes close', siteOf({ other: { price: 1000 } })],
    ['its earlier prices', siteOf({}, history('other'))],
    ['how many vehicles there are', siteOf({ more: { make: 'Kia', model: 'Carnival', simple_body: 'van' } })],
    ['what comes close', siteOf({ twin: { simple_body: 'van' } })],
  ])('%s', (_, site) => expect(changes('/search/bus-cars/', site)).toBe(true));

  test('but not of one that is far', () => {
    const many = Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [`close${index}`, { simple_body: 'van' as const }]),
    );
    const path = '/search/bus-cars/';
    expect(shownAt(path, siteOf({ ...many, own: { price: 1000 } }))).toBe(shownAt(path, siteOf(many)));
  });

  test('links to a search no longer once its last vehicle is sold, far as that is', () => {
    const many = Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [`close${index}`, { simple_body: 'peopleMover' as const }]),
    );
    const shown = (status: 'sold' | 'in_stock') =>
      shownAt('/search/bus-cars/', siteOf({ ...many, van: { simple_body: 'van', status } }));
    expect(shown('sold')).not.toBe(shown('in_stock'));
  });

  test('shows all searches only where none comes close, and says whether there are vehicles at all', () => {
    const shown = (path: string, site: Site) => JSON.parse(shownAt(path, site)) as unknown[];
    const [, , close, all, some] = shown('/search/bus-cars/', siteOf());
    expect([close, all, some]).toEqual([
      expect.arrayContaining([['/search/people-mover-cars/', 1]]),
      false,
      true,
    ]);
    const makes = expect.objectContaining({ attribute: 'make' });
    expect(shown(OTHER_MAKES_PATH, siteOf()).slice(2)).toEqual([[], expect.arrayContaining([makes]), true]);
    expect(shown(OTHER_MAKES_PATH, makeSite()).slice(2)).toEqual([[], [], false]);
  });

  test('counts the searches that it links to without vehicles that these leave out', () => {
    const search = { ...makeSite().search, defaultSort: 'price:asc' as const };
    const shown = (pricedOnly: boolean) =>
      shownAt('/search/bus-cars/', siteOf({ other: { price: 0 } }, { search: { ...search, pricedOnly } }));
    expect(shown(true)).not.toBe(shown(false));
  });
});

describe("a location's page is rendered again after a change of", () => {
  const HERE = { location_id: 'cairns' };
  const at = (more: Changes = {}, over: Partial<Site> = {}) =>
    siteOf({ ...more, own: { ...HERE, ...more.own } }, over);
  const differs = (site: Site, path = '/locations/cairns/') => shownAt(path, site) !== shownAt(path, at());

  test.each<[string, Site]>([
    ['a vehicle there', at({ own: { price: 1000 } })],
    ['its earlier prices', at({}, history('own'))],
    ['the search that it links to once it is sold', at({ twin: { status: 'sold' } })],
    ['how many are there', at({ similar: HERE })],
    [
      'how many its dealership has',
      at({ similar: { dealership_slug: 'plain-cairns', location_id: 'tully' } }),
    ],
  ])('%s', (_, site) => expect(differs(site)).toBe(true));

  test.each<[string, Site]>([
    ['a vehicle elsewhere', at({ similar: { price: 1000 } })],
    ['how many the dealer has', at({ more: { make: 'Kia', model: 'Carnival' } })],
  ])('but not of %s', (_, site) => expect(differs(site)).toBe(false));

  test('how many the dealer has, if it belongs to no dealership', () => {
    const more = { make: 'Kia', model: 'Carnival', dealership_slug: 'plain-cairns' };
    expect(differs(at({ more }), '/locations/tully/')).toBe(true);
  });

  test('how many are there, but not of what is behind the first 21', () => {
    const fill = (count: number, price: number): Changes =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `n${index}`,
          { ...HERE, price: index === count - 1 ? price : 20_000 },
        ]),
      );
    const shown = (count: number, price: number) => shownAt('/locations/cairns/', at(fill(count, price)));
    // With the vehicle that is there already.
    expect(shown(20, 1000)).not.toBe(shown(20, 2000));
    expect(shown(21, 1000)).toBe(shown(21, 2000));
    expect(shown(21, 1000)).not.toBe(shown(22, 1000));
  });

  test('a vehicle at another department of the same address', () => {
    const locations = [...LOCATIONS, makeLocation({ id: 'service', name: 'Cairns - Service' })];
    const own = (price: number) => at({ own: { location_id: 'service', price } }, { locations });
    expect(shownAt('/locations/cairns/', own(1000))).not.toBe(shownAt('/locations/cairns/', own(2000)));
  });
});
