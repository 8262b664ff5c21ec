import { describe, expect, test } from 'vitest';
import { parseMovedAddresses } from '#site/read-moved.ts';
import { buildRedirects, offerRedirects } from '#site/routes/redirects.ts';
import type { Site } from '#site/site.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

/** The redirects but for those of search addresses and reservation pages, which have tests of their own. */
const linesOf = (site: Site) =>
  buildRedirects(site)
    .filter(({ from }) => !/^\/search\/|^\/cars\/:/.test(from))
    .map(({ from, to }) => `${from} ${to}`);

const siteOf = (over: Partial<Site>) => ({ ...makeSite({ omitPages: ['/special-offers/'] }), ...over });
/** These sites have no text pages; else there is a page. */
const NO_FINANCE_PAGE = '/finance/ /finance/';

describe('a removed car redirects to a similar search (T-30, T-45)', () => {
  const removed = {
    id: 'gone',
    slug: 'gone',
    make: 'Toyota',
    model: 'HiLux',
    body: 'ute',
    gone_at: '2026-11-01T00:00:00Z',
  };

  test.each([
    ['of its make and model', { make: 'Toyota', model: 'HiLux' }, '/search/toyota/hilux/'],
    ['of its body', { make: 'Ford', model: 'Ranger', simple_body: 'ute' }, '/search/ute-cars/'],
    ['of all stock', { make: 'Ford', model: 'Focus' }, '/search/'],
  ] as const)('%s', (_, stocked, path) => {
    const site = makeSite({}, { cars: [makeCar(stocked)] });
    expect(linesOf({ ...site, removedCars: [removed] })).toContain(`/cars/gone/ ${path}`);
  });

  test('unless it is back', () => {
    const site = makeSite({}, { cars: [makeCar({ slug: 'gone' })] });
    expect(linesOf({ ...site, removedCars: [removed] }).join()).not.toContain('/cars/gone/');
  });
});

const cairns = makeLocation({ slug: 'cairns', dealership_slug: 'plain-cairns' });

test.each([
  ['its location', makeLocation({ slug: 'tully' }), ['/locations/plain-cairns/ /locations/cairns/']],
  [
    'the first of its locations',
    makeLocation({ id: 'b', slug: 'service', dealership_slug: 'plain-cairns' }),
    ['/locations/plain-cairns/ /locations/cairns/'],
  ],
  ['none, if a location has that slug', makeLocation({ slug: 'plain-cairns' }), []],
])('the slug of a dealership redirects to %s', (_, other, lines) => {
  expect(linesOf(siteOf({ locations: [cairns, other] }))).toEqual([...lines, NO_FINANCE_PAGE]);
});

test.each([
  ['/finance-enquiry/', '/finance-enquiry/'],
  ['/buy/finance/#form', '/buy/finance/'],
])("the usual finance page redirects to the dealer's at %s", (finance, path) => {
  expect(linesOf(makeSite({ links: { finance } }))).toContain(`/finance/ ${path}`);
});

describe('of two redirects of one address the first holds', () => {
  const offers = { endedOffers: [makeOffer({ id: 'a' })] };
  const moved = (csv: string) => ({ movedAddresses: parseMovedAddresses(csv, new Set()).moved });
  const targetsOf = (path: string, site: Site) =>
    buildRedirects(site).flatMap(({ from, to }) => (from === path ? [to] : []));

  test('an address of an earlier website comes before all others', () => {
    const site = siteOf({ ...offers, ...moved('/offers/a/,/locations/') });
    expect(targetsOf('/offers/a/', site)).toEqual(['/locations/']);
  });

  test('a folder of one comes last', () => {
    const lines = linesOf(siteOf({ ...offers, ...moved('/offers/*,/locations/') }));
    expect(lines).toEqual(['/offers/a/ /special-offers/', NO_FINANCE_PAGE, '/offers/* /locations/']);
  });

  test('queries make different addresses', () => {
    const site = siteOf(moved('/a,/b/\n/a?id=1,/c/\n/a?id=2,/d/'));
    expect(targetsOf('/a', site)).toEqual(['/b/', '/c/', '/d/']);
  });

  test('a query applies where there is a page, too', () => {
    const site = siteOf(moved('/locations/?id=1,/c/\n/locations/,/d/'));
    expect(targetsOf('/locations/', site)).toEqual(['/c/']);
  });
});

test('a site without a page of offers has no redirects of offers', () => {
  expect(offerRedirects(makeSite({ stock: false }))).toEqual([]);
});
