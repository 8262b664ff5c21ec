import * as v from 'valibot';
import { expect, test } from 'vitest';
import { promoSchema } from '#domain/promo/promo.ts';
import { findBrokenLinks } from '#site/routes/broken-links.ts';
import type { Site } from '#site/site.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const ended = makeOffer({ id: 'ended' });
const siteOf = (config: Parameters<typeof makeSite>[0] = {}, over: Partial<Site> = {}): Site => ({
  ...makeSite(config),
  endedOffers: [ended],
  ...over,
});

const POPUP = { src: 'p.webp', expiryDate: '2026-12-01', title: 't', description: 'd', buttonText: 'b' };
const PROMO = v.parse(promoSchema, {
  imageId: 'sell.webp',
  altText: 'Sell us your car',
  backgroundColour: '#0b49c4',
  position: 1,
  link: '/gone/',
});

test('every link to a missing page is reported with its file and key, those of site.ts first', () => {
  const promise = { title: 't', text: 't', link: { label: 'l', href: '/gone/' } };
  const site = siteOf(
    {
      nav: [
        { label: 'A', href: '/gone/', items: [{ label: 'B', href: '/gone/' }] },
        { label: 'C', href: '/locations/' },
        { label: 'D', href: '/gone/' },
      ],
      navActions: [
        { label: 'A', href: '/locations/' },
        { label: 'B', href: '/gone/' },
      ],
      links: { service: '/gone/#form' },
      home: { heading: 'h', sellingPoints: [promise] },
      carPage: { actions: ['enquire', { kind: 'link', label: 'l', href: '/gone/' }], assurances: [promise] },
    },
    {
      popup: { ...POPUP, linkTo: '/gone/', after: null, except: [] },
      promos: [{ ...PROMO, link: null }, PROMO],
      blocks: { ...siteOf().blocks, slides: [{ image: 's.webp', text: 's', link: '/gone/' }] },
      serviceBookings: [{ name: 'n', make: 'm', url: '/gone/' }],
    },
  );
  expect(findBrokenLinks('plain', site).map((line) => line.split(': is ')[0])).toEqual([
    'plain/site.ts: nav.0.href',
    'plain/site.ts: nav.0.items.0.href',
    'plain/site.ts: nav.2.href',
    'plain/site.ts: navActions.1.href',
    'plain/site.ts: links.service',
    'plain/site.ts: home.sellingPoints.0.link.href',
    'plain/site.ts: carPage.actions.1.href',
    'plain/site.ts: carPage.assurances.0.link.href',
    'plain/content/popup.json: linkTo',
    'plain/content/promos.json: 1.link',
    'plain/content/slides.json: 0.link',
    'plain/content/service-bookings.json: 0.url',
  ]);
});

const ADD = 'Write the address of an existing page, or add a page of your own there.';
test.each<[what: string, href: string, config: Parameters<typeof makeSite>[0], fix: string]>([
  ['a page by nearly its address', '/location/', {}, 'Did you mean "/locations/"?'],
  ['no page, with a query', '/how-it-works/?from=menu', {}, ADD],
  ['an address that only ends like one of vehicles', '/our/search/for-you/', {}, ADD],
  ['vehicles by price of a dealer who sells nothing', '/search-by-price/', { stock: false }, ADD],
  ['the search of a dealer who sells nothing', '/search/used-cars/', { stock: false }, ADD],
])('a link to %s is reported with its fix: %s', (_, href, config, fix) => {
  expect(findBrokenLinks('plain', siteOf({ ...config, nav: [{ label: 'A', href }] }))).toEqual([
    `plain/site.ts: nav.0.href: is "${href}", where this site has no page. ${fix}`,
  ]);
});

test.each<[what: string, config: Parameters<typeof makeSite>[0]]>([
  ['nowhere: nothing is said', {}],
  ['to a page', { nav: [{ label: 'A', href: '/locations?open=1#map' }] }],
  ['to a file', { nav: [{ label: 'A', href: '/report.pdf' }] }],
  ['to an anchor', { nav: [{ label: 'A', href: '#top' }] }],
  ['to another site', { links: { service: 'https://bookings.example.com.au/plain' } }],
  ['to vehicles that there are none of today', { nav: [{ label: 'A', href: '/search/new-cars/' }] }],
  ['to the prices of vehicles to come', { nav: [{ label: 'A', href: '/search-by-price/' }] }],
  ['to a list of vehicles by price to come', { nav: [{ label: 'A', href: '/stock/by-price/' }] }],
  ['to a vehicle that may be sold', { nav: [{ label: 'A', href: '/cars/2022-toyota-hilux-c1/' }] }],
  ['to a file in a folder', { nav: [{ label: 'A', href: '/downloads/report.pdf' }] }],
  ['of a generated dropdown', { nav: [{ label: 'A', items: 'locations' }] }],
  ['to another kind of address', { nav: [{ label: 'A', href: 'tel:0755500100' }] }],
  ['in a promise that has none', { home: { heading: 'h', sellingPoints: [{ title: 't', text: 't' }] } }],
  ['in an action that is none', { carPage: { actions: ['enquire'] } }],
  ['to an offer that has ended', { nav: [{ label: 'A', href: '/offers/ended/' }] }],
  ['to the usual address of a page that the dealer does without', { links: { service: '/service/' } }],
])('a link %s is not reported', (_, config) => expect(findBrokenLinks('plain', siteOf(config))).toEqual([]));
