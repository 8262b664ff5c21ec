import { expect, test } from 'vitest';
import { findSiteProblems } from '#site/checks/site-problems.ts';
import { parseMovedAddresses } from '#site/read-moved.ts';
import type { Site } from '#site/site.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makePart } from '#tests/support/factories/make-part.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const FILES = {
  dir: 'sites/plain',
  stockFile: 'sites/plain/stock.json',
  assets: [],
  locationIds: new Set(['cairns']),
  dealershipIds: new Set(['1']),
  allParts: [],
};

test('a sound site has no problems', () => expect(findSiteProblems(makeSite(), FILES)).toEqual([]));

test('the mistakes of all files come in one list, each with its file and key', () => {
  const locations = [
    makeLocation({ id: 'cairns', slug: 'yard' }),
    makeLocation({ id: 'tully', slug: 'yard' }),
  ];
  const site: Site = {
    ...makeSite(
      {
        brand: { colour: '#0b49c4', logo: 'logo.svg' },
        leads: { acknowledge: true },
        locationCarousel: { order: ['perth'] },
        nav: [{ label: 'A', href: '/location/' }],
        redirects: 'redirects.csv',
      },
      { cars: [makeCar({ location_id: 'perth' })], locations },
    ),
    rootFiles: [{ path: 'robots.txt', file: '' }],
    movedAddresses: parseMovedAddresses('/a,/a', new Set()).moved,
  };
  const lines = findSiteProblems(site, { ...FILES, allParts: [makePart({ dealership_id: '2' })] });
  expect(lines.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
    'sites/plain/content/parts.json: dealership_id',
    'sites/plain/site.ts: brand.logo',
    'sites/plain/site.ts: leads.acknowledge',
    'sites/plain/site.ts: locationCarousel.order',
    'sites/plain/stock.json: location_id',
    'sites/plain: content/locations.json',
    'sites/plain/site.ts: nav.0.href',
    'sites/plain/public/robots.txt: is written by every build. Remove it, or give it another name.',
    'sites/plain/redirects.csv: line 1',
  ]);
});
