import { expect, test } from 'vitest';
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

const fix = 'Write the address of an existing page, or add a page of your own there.';
const POPUP = { src: 'p.webp', expiryDate: '2026-12-01', title: 't', description: 'd', buttonText: 'b' };
const PROMO: Site['promos'][number] = {
  imageId: 'a.webp',
  altText: 'Sell us your car',
  backgroundColour: '#0b49c4',
  start: null,
  expiry: null,
  position: 1,
  display: ['used'],
  strictDisplay: false,
  link: '/clearance-event/',
};
const slides = [{ image: 's.webp', text: 's', link: '/fleets/' }];

test.each<[what: string, site: Site, line: string]>([
  [
    'an item of the menu',
    siteOf({ nav: [{ label: 'A', href: '/location' }] }),
    'site.ts: nav.0.href: is "/location/", where this site has no page. Did you mean "/locations/"?',
  ],
  [
    'a link of a dropdown',
    siteOf({ nav: [{ label: 'A', items: [{ label: 'B', href: '/nowhere/at-all/' }] }] }),
    `site.ts: nav.0.items.0.href: is "/nowhere/at-all/", where this site has no page. ${fix}`,
  ],
  [
    'an address of links that is not the usual one',
    siteOf({ links: { service: '/book-a-service-smithfield/#form' } }),
    `site.ts: links.service: is "/book-a-service-smithfield/#form", where this site has no page. ${fix}`,
  ],
  [
    'a promise of the home page',
    siteOf({
      home: {
        heading: 'h',
        sellingPoints: [{ title: 't', text: 't', link: { label: 'l', href: '/how-it-works/' } }],
      },
    }),
    `site.ts: home.sellingPoints.0.link.href: is "/how-it-works/", where this site has no page. ${fix}`,
  ],
  [
    'an action of the car page',
    siteOf({
      carPage: { actions: ['enquire', { kind: 'link', label: 'l', href: '/bodies-and-fit-outs/' }] },
    }),
    `site.ts: carPage.actions.1.href: is "/bodies-and-fit-outs/", where this site has no page. ${fix}`,
  ],
  [
    'an action beside the menu',
    siteOf({
      navActions: [
        { label: 'A', href: '/locations/' },
        { label: 'B', href: '/apply/' },
      ],
    }),
    `site.ts: navActions.1.href: is "/apply/", where this site has no page. ${fix}`,
  ],
  [
    'an assurance of the car page',
    siteOf({
      carPage: { assurances: [{ title: 't', text: 't', link: { label: 'l', href: '/our-promise/' } }] },
    }),
    `site.ts: carPage.assurances.0.link.href: is "/our-promise/", where this site has no page. ${fix}`,
  ],
  [
    'the second of several items',
    siteOf({
      nav: [
        { label: 'A', href: '/locations/' },
        { label: 'B', href: '/how-it-works/?from=menu' },
      ],
    }),
    `site.ts: nav.1.href: is "/how-it-works/?from=menu", where this site has no page. ${fix}`,
  ],
  [
    'a page whose address only ends like one of vehicles',
    siteOf({ nav: [{ label: 'A', href: '/our/search/for-you/' }] }),
    `site.ts: nav.0.href: is "/our/search/for-you/", where this site has no page. ${fix}`,
  ],
  [
    'vehicles by price of a dealer who sells nothing',
    siteOf({ stock: false, nav: [{ label: 'A', href: '/search-by-price/' }] }),
    `site.ts: nav.0.href: is "/search-by-price/", where this site has no page. ${fix}`,
  ],
  [
    'the popup',
    siteOf({}, { popup: { ...POPUP, linkTo: '/clearance-event/', after: null, except: [] } }),
    `content/popup.json: linkTo: is "/clearance-event/", where this site has no page. ${fix}`,
  ],
  [
    'a promo',
    siteOf({}, { promos: [PROMO] }),
    `content/promos.json: 0.link: is "/clearance-event/", where this site has no page. ${fix}`,
  ],
  [
    'a slide',
    siteOf({}, { blocks: { ...siteOf().blocks, slides } }),
    `content/slides.json: 0.link: is "/fleets/", where this site has no page. ${fix}`,
  ],
  [
    'a booking page',
    siteOf({}, { serviceBookings: [{ name: 'n', make: 'm', url: '/book-a-service-smithfield/' }] }),
    `content/service-bookings.json: 0.url: is "/book-a-service-smithfield/", where this site has no page. ${fix}`,
  ],
  [
    'the search of a dealer who sells nothing',
    siteOf({ stock: false, nav: [{ label: 'A', href: '/search/used-cars/' }] }),
    `site.ts: nav.0.href: is "/search/used-cars/", where this site has no page. ${fix}`,
  ],
])('%s to a missing page is reported with its file, key and fix', (_, site, line) => {
  expect(findBrokenLinks('plain', site)).toEqual([`plain/${line}`]);
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

test('every broken link of all files is reported, those of site.ts first', () => {
  const site = siteOf(
    { nav: [{ label: 'A', href: '/one/', items: [{ label: 'B', href: '/two/' }] }] },
    { promos: [{ ...PROMO, link: null }, PROMO], blocks: { ...siteOf().blocks, slides } },
  );
  expect(findBrokenLinks('plain', site).map((line) => line.split(': is ')[0])).toEqual([
    'plain/site.ts: nav.0.href',
    'plain/site.ts: nav.0.items.0.href',
    'plain/content/promos.json: 1.link',
    'plain/content/slides.json: 0.link',
  ]);
});
