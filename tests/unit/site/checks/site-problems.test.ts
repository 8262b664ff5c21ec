import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { promoSchema } from '#domain/promo/promo.ts';
import { findCountryProblems } from '#site/checks/country.ts';
import {
  checkPartDealerships,
  findMissingAssets,
  findRootFileProblems,
  findSiteProblems,
  findUnknownCarLocations,
  findUnknownCarouselLocations,
} from '#site/checks/site-problems.ts';
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

const checkParts = (parts: readonly string[], dealerships: readonly string[]) =>
  checkPartDealerships(
    'parts.json',
    parts.map((dealership_id, index) => makePart({ name: `Part ${index}`, dealership_id })),
    new Set(dealerships),
  );

test.each([
  ['no parts', [], ['1']],
  ['parts of its own', ['1'], ['1']],
  ['some of its own among those of a group', ['2', '1'], ['1']],
])('a file with %s is no mistake', (_, parts, dealerships) =>
  expect(checkParts(parts, dealerships)).toEqual([]),
);

test.each([
  ['"1", "3"', ['1', '3']],
  ['none yet', []],
])('a file with parts of others alone is: the own dealerships are %s', (own, dealerships) => {
  expect(checkParts(['2'], dealerships)).toEqual([
    `parts.json: dealership_id: no part is of a dealership of content/locations.json. Write one of theirs: ${own}.`,
  ]);
});

const asset = (name: string) => ({ name, file: `assets/${name}`, url: `/assets/${name}` });
const PROMO = v.parse(promoSchema, {
  imageId: 'sell.webp',
  altText: 'Sell us your car',
  backgroundColour: '#0b49c4',
  position: 1,
});

const COLOUR = '#0b49c4';
const HOME = { heading: 'h' };
const person = (name: string, photo?: string) => ({ name, role: 'Sales', ...(photo && { photo }) });

const SITES: readonly [key: string, name: string, site: Site][] = [
  ['site.ts: brand.logo', 'logo.svg', makeSite({ brand: { colour: COLOUR, logo: 'logo.svg' } })],
  ['site.ts: home.hero.1', 'ute.webp', makeSite({ home: { ...HOME, hero: ['yard.webp', 'ute.webp'] } })],
  ['site.ts: home.photo', 'yard-2.webp', makeSite({ home: { ...HOME, photo: 'yard-2.webp' } })],
  ['site.ts: home.sell.photo', 'keys.webp', makeSite({ home: { ...HOME, sell: { photo: 'keys.webp' } } })],
  [
    'site.ts: home.people.1.photo',
    'kim.webp',
    makeSite({ home: { ...HOME, people: [person('Jo'), person('Kim', 'kim.webp')] } }),
  ],
  ['site.ts: pagePhotos./careers/', 'shop.webp', makeSite({ pagePhotos: { '/careers/': 'shop.webp' } })],
  ['site.ts: makes.Halden.logo', 'halden.svg', makeSite({ makes: { Halden: { logo: 'halden.svg' } } })],
  [
    'content/promos.json: 1.imageId',
    'sell.webp',
    { ...makeSite(), promos: [{ ...PROMO, imageId: 'yard.webp' }, PROMO] },
  ],
];

describe('a picture that is named and not in assets/ is reported with its file and key', () => {
  test.each(SITES)('%s', (key, name, site) => {
    expect(findMissingAssets('plain', site, [asset('yard.webp'), asset('other.svg')])).toEqual([
      `plain/${key}: is "${name}", which is not in assets/. Put the file there, or write one of: yard.webp, other.svg.`,
    ]);
  });

  test.each(SITES)('%s, unless it is there', (_, name, site) => {
    expect(findMissingAssets('plain', site, [asset('yard.webp'), asset(name)])).toEqual([]);
  });
});

test('a dealer that names no pictures needs none', () => {
  expect(findMissingAssets('plain', makeSite({ home: { ...HOME, sell: false } }), [])).toEqual([]);
});

test('a dealer without any pictures is told so', () => {
  expect(findMissingAssets('plain', makeSite({ brand: { colour: COLOUR, logo: 'logo.svg' } }), [])).toEqual([
    'plain/site.ts: brand.logo: is "logo.svg", which is not in assets/. Put the file there, or write one of: none yet.',
  ]);
});

describe('a location that vehicles name and the dealer does not have', () => {
  const find = (...ids: (string | null)[]) =>
    findUnknownCarLocations(
      'stock.json',
      { cars: ids.map((location_id) => makeCar({ location_id })) },
      new Set(['cairns', 'tully']),
    );

  test('is reported once', () => {
    expect(find('perth', 'cairns', 'perth', 'hobart')).toEqual(
      ['perth', 'hobart'].map(
        (id) =>
          `stock.json: location_id: "${id}" is not in content/locations.json. Add that location there, or correct the feed's mapping.`,
      ),
    );
  });

  test.each([
    ['known ones', ['cairns', 'tully']],
    ['none', [null]],
  ])('is not there if they name %s', (_, ids) => expect(find(...ids)).toEqual([]));
});

describe("a location in the carousel's order that is not visible", () => {
  const find = (order: string[], ids: string[]) =>
    findUnknownCarouselLocations('site.ts', {
      ...makeSite({ locationCarousel: { order } }),
      locations: ids.map((id) => makeLocation({ id })),
    });

  test.each([
    ['cairns, tully', ['cairns', 'tully']],
    ['none yet', []],
  ])('is reported with the visible ones: %s', (known, ids) => {
    expect(find([...ids, 'depot'], ids)).toEqual([
      `site.ts: locationCarousel.order: "depot" is no visible location of content/locations.json. Write one of: ${known}.`,
    ]);
  });

  test('is not there where there is no carousel', () => {
    expect(findUnknownCarouselLocations('site.ts', makeSite({ locationCarousel: false }))).toEqual([]);
  });
});

const abroad = makeLocation({ id: 'yard', address: { state: 'bop' } });
const calculator = { rate: 9, comparisonRate: 10 };

test('an address in another country than the dealer has its line', () => {
  expect(findCountryProblems('sites/plain', makeSite({}, { locations: [makeLocation(), abroad] }))).toEqual([
    'sites/plain/content/locations.json: yard.address.state: is "bop", which is not in Australia. Write one of: act, nsw, nt, qld, sa, tas, vic, wa; or name its country in site.ts.',
  ]);
});

test('what only Australia knows has its line in New Zealand', () => {
  const site = makeSite(
    { country: 'nz', abn: '12345678901', geocoding: 'postcodes', finance: { calculator } },
    { locations: [abroad] },
  );
  expect(findCountryProblems('sites/plain', site)).toEqual([
    'sites/plain/site.ts: abn: is for dealers in Australia alone. Leave it out.',
    'sites/plain/site.ts: geocoding: is for dealers in Australia alone. Name a service, or write false.',
    'sites/plain/site.ts: finance.calculator.comparisonRate: is for dealers in Australia alone. Leave it out.',
  ]);
  expect(findCountryProblems('sites/plain', { ...site, country: 'au', locations: [] })).toEqual([]);
});

const findRootFiles = (...paths: string[]) =>
  findRootFileProblems('plain', { ...makeSite(), rootFiles: paths.map((path) => ({ path, file: '' })) });

const WRITTEN = 'is written by every build. Remove it, or give it another name.';
const HIDDEN = 'begins with a dot, and such files are not served. Give it another name.';
const CHARACTER = 'has a character in its name that addresses do not have. Rename it.';
const PAGE = 'is a page of this site. Remove it, or put it in another folder.';

// biome-ignore format: a table reads better in rows
test.each<[string, string[]]>([
  [WRITTEN, ['_redirects', '404.html', 'forms.json', 'licences.txt', 'sitemap.xml', '_astro/a.js']],
  [WRITTEN, ['api/lead', 'badges/a.svg', 'bodies/a.svg', 'brochure/a.pdf', 'search/index.json']],
  [WRITTEN, ['stock/a.jpg']],
  [HIDDEN, ['downloads/.env', '.well-known', '.well-known-too/a.txt']],
  [CHARACTER, ['downloads/a#b.pdf', 'downloads/a?b.pdf', 'downloads/a\tb.pdf']],
  [PAGE, ['locations/index.html']],
])('a file of public/ %s %j', (problem, paths) => {
  expect(findRootFiles(...paths)).toEqual(paths.map((path) => `plain/public/${path}: ${problem}`));
});

test.each([
  'downloads/robots.txt',
  'robots.txt.bak',
  'assets.html',
  'old/assets/a.svg',
  '.well-known/a.txt',
  'a.b.txt',
  'nowhere/index.html',
  'index.html.txt',
  'locations/my-index.html',
  'locations/map.html',
  'locations/map-of.pdf',
])('public/%s is published', (path) => expect(findRootFiles(path)).toEqual([]));

test('each file has its own line', () => {
  expect(findRootFiles('robots.txt', 'a.txt', '.env')).toEqual([
    `plain/public/robots.txt: ${WRITTEN}`,
    `plain/public/.env: ${HIDDEN}`,
  ]);
});
