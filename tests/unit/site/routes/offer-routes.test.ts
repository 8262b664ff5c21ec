import { expect, test } from 'vitest';
import { buildRedirects } from '#site/routes/redirects.ts';
import { buildRoutes, findRouteConflicts, hasPage } from '#site/routes/routes.ts';
import type { Site } from '#site/site.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const dmax = { slug: 'd-max', name: 'D-MAX' };
const tray = makeOffer({ id: 'tray', manufacturer: 'Isuzu', model: dmax });
const check = makeOffer({ id: 'check' });
const ended = makeOffer({ id: 'ended', manufacturer: 'Isuzu', model: { slug: 'mu-x', name: 'MU-X' } });

const siteOf = (config: Parameters<typeof makeSite>[0], over: Partial<Site> = {}): Site => ({
  ...makeSite(config),
  offers: [tray, check],
  endedOffers: [ended],
  ...over,
});
const paths = (site: Site) =>
  buildRoutes(site)
    .filter(({ kind }) => kind === 'offers' || kind === 'offer' || kind === 'model-offers')
    .map(({ path }) => path);
const redirects = (site: Site) =>
  buildRedirects(site)
    .filter(({ from }) => from !== '/finance/' && !/^\/(cars|search)\//.test(from))
    .map(({ from, to }) => `${from} -> ${to}`);

test('an offer has one page; its other address redirects to it, and that of an ended one to all offers', () => {
  const site = siteOf({});
  expect(paths(site)).toEqual(['/special-offers/', '/offers/isuzu/tray/', '/offers/check/']);
  expect(redirects(site)).toEqual([
    '/offers/tray/ -> /offers/isuzu/tray/',
    '/offers/isuzu/ended/ -> /special-offers/',
    '/offers/ended/ -> /special-offers/',
  ]);
});

test('a dealer of a single make does not have it in addresses', () => {
  const site = siteOf({ singleManufacturer: 'Isuzu' });
  expect(paths(site)).toEqual(['/special-offers/', '/offers/tray/', '/offers/check/']);
  expect(redirects(site)).toContain('/offers/isuzu/tray/ -> /offers/tray/');
});

test('if configured, models have a page for their offers; once these have ended it redirects to all offers', () => {
  const site = siteOf({ offersByModel: true });
  expect(paths(site)).toContain('/d-max/');
  expect(redirects(site)).toContain('/mu-x/ -> /special-offers/');
  expect(hasPage(siteOf({}), '/d-max/')).toBe(false);
});

test('a model whose address is that of another page is an error that names both', () => {
  const finance = makeOffer({ id: 'cheap', manufacturer: 'Isuzu', model: { slug: 'locations', name: 'L' } });
  expect(findRouteConflicts(siteOf({ offersByModel: true }, { offers: [finance] }))).toEqual([
    'content/offers.json: cheap: model.slug: /locations/: is also the address of the locations page. Give one of the two another slug.',
  ]);
});

test('two makes with a model of one slug are an error', () => {
  const other = makeOffer({ id: 'other', manufacturer: 'Other', model: dmax });
  expect(findRouteConflicts(siteOf({ offersByModel: true }, { offers: [tray, other] }))).toHaveLength(1);
});

test.each([
  ['with stock and no offers', {}, [], [], true],
  ['without stock, with an offer', { stock: false as const }, [check], [], true],
  ['without stock, with an ended offer', { stock: false as const }, [], [ended], true],
  ['without either', { stock: false as const }, [], [], false],
  ['with stock that leaves it out', { omitPages: ['/special-offers/' as const] }, [], [], false],
  ['with stock that leaves out another', { omitPages: ['/fleet/' as const] }, [], [], true],
  ['with an offer that leaves it out', { omitPages: ['/special-offers/' as const] }, [check], [], true],
])('a dealer %s has the offers page: %4$s', (_, config, offers, endedOffers, there) => {
  expect(hasPage(siteOf(config, { offers, endedOffers }), '/special-offers/')).toBe(there);
});
