import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ACTION_KINDS } from '#domain/car/actions/action-kinds.ts';
import { carPageSchema } from '#site/config/car-page.ts';
import { financeSchema } from '#site/config/finance.ts';
import { imagesSchema } from '#site/config/images.ts';
import { findLinksToOmittedPages, href } from '#site/config/links.ts';
import { mapSchema } from '#site/config/map.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { formatIssues } from '#site/errors/format-issues.ts';
import { PLAIN_CONFIG } from '#tests/support/factories/plain-config.ts';

test('nobody is asked for a password by default, and site.ts may say so', () => {
  expect(v.parse(siteConfigSchema, PLAIN_CONFIG).auth).toBe(false);
  expect(v.parse(siteConfigSchema, { ...PLAIN_CONFIG, auth: false }).auth).toBe(false);
});

test('auth has a second position: the variable with the logins of a site that is not public yet', () => {
  const auth = { loginsEnv: 'EXAMPLE_LOGINS' };
  expect(v.parse(siteConfigSchema, { ...PLAIN_CONFIG, auth }).auth).toEqual(auth);
});

test.each([
  [true, 'site.ts: auth: is true. Must be false or an object with "loginsEnv".'],
  ['oauth', 'site.ts: auth: is "oauth". Must be false or an object with "loginsEnv".'],
  [{}, 'site.ts: auth.loginsEnv: is missing.'],
  [
    { loginsEnv: 'editor:secret' },
    'site.ts: auth.loginsEnv: is "editor:secret". Must be the name of an environment variable',
  ],
  [
    { loginsEnv: 'EXAMPLE_LOGINS', users: [] },
    'site.ts: auth.users: is not a known key. Known keys: loginsEnv.',
  ],
])('auth: %j is rejected with a clear message', (auth, message) => {
  const parsed = v.safeParse(siteConfigSchema, { ...PLAIN_CONFIG, auth });
  expect(formatIssues('site.ts', parsed.issues ?? [], siteConfigSchema)).toEqual([
    expect.stringContaining(message),
  ]);
});

test("the default links are those of the specification, each to the platform's own page", () => {
  expect(v.parse(siteConfigSchema, PLAIN_CONFIG).links).toEqual({
    search: '/search/',
    testDrive: '/book-test-drive/',
    service: '/service/',
    finance: '/finance/',
    tradeIn: '/trade-in/',
    allStock: '/search/',
    newCars: '/search/new-cars/',
    demoCars: '/search/demo-cars/',
    usedCars: '/search/used-cars/',
    parts: '/vehicle-parts-and-accessories/',
    offers: '/special-offers/',
    sell: '/sell-your-car/',
    contact: '/contact/',
  });
});

test.each([
  ['/', '/'],
  ['/finance/', '/finance/'],
  ['/finance', '/finance/'],
  ['/finance?a=1#form', '/finance/?a=1#form'],
  ['/report.pdf', '/report.pdf'],
  ['#form', '#form'],
  ['https://lender.example/apply', 'https://lender.example/apply'],
  ['mailto:sales@example.com.au', 'mailto:sales@example.com.au'],
  ['tel:0755500100', 'tel:0755500100'],
])('%s leads to %s', (given, target) => expect(v.parse(href, given)).toBe(target));

test.each([
  '',
  'finance',
  'http://lender.example/',
  'javascript:alert(1)',
  '//lender.example/',
  '/\\lender.example/',
  ' /finance/',
])('"%s" is an error', (given) => expect(v.is(href, given)).toBe(false));

const HTML =
  '<p><a href="/trade-in/?from=service">Trade in</a>, <a href="/fleet/offers/">fleet</a>, /careers/.</p>';

test.each([
  ['nothing left out', [], []],
  ['a page that it does not link to', ['/careers/', '/warranty/'], []],
  ['a page that it links to', ['/trade-in/'], ['/trade-in/']],
  ['the page above one that it links to', ['/fleet/'], ['/fleet/']],
  ['several, in the order of site.ts', ['/fleet/', '/careers/', '/trade-in/'], ['/fleet/', '/trade-in/']],
])('a text with %s', (_, without, found) => {
  expect(findLinksToOmittedPages(HTML, without)).toEqual(
    found.map(
      (path) =>
        `links to ${path}, which "omitPages" of site.ts leaves out. Leave this page out as well, or put one of your own in its place.`,
    ),
  );
});

const actionsOf = (actions?: unknown) => v.parse(carPageSchema, { actions }).actions;

test('by default the page offers every action but the inline form and the chats, which need a provider', () => {
  expect(
    actionsOf()
      .map(({ kind }) => kind)
      .join(' '),
  ).toBe('enquire test-drive reserve call photos finance trade-in history brochure location');
});

test.each(ACTION_KINDS)('%s alone has its own label and placement', (kind) => {
  expect(actionsOf([kind])).toEqual([{ kind, label: undefined, as: undefined }]);
});

test('an action may have another label and placement; a link of the dealer has a line and an arrow by default', () => {
  const call = { kind: 'call', label: 'Ring us', as: 'button' };
  const link = { kind: 'link', label: 'Inspections', href: '/inspections/' };
  const button = { kind: 'link', label: 'Hold it', href: 'https://x.example/', as: 'button', icon: 'check' };
  expect(actionsOf([call, link, button])).toEqual([call, { ...link, as: 'line', icon: 'right' }, button]);
});

test.each([
  ['lend'],
  [{ kind: 'lend' }],
  [{ kind: 'call', as: 'banner' }],
  [{ kind: 'call', label: ' ' }],
  [{ kind: 'call', href: '/call/' }],
  [{ kind: 'link', label: 'Inspections' }],
  [{ kind: 'link', href: '/inspections/' }],
])('the action %j is an error', (action) => expect(v.is(carPageSchema, { actions: [action] })).toBe(false));

test.each([
  ['none by default', {}, undefined],
  ['the one that the dealer states', { rate: 8.49, comparisonRate: 9.89 }, 9.89],
])('the comparison rate of the calculator is %s', (_, calculator, comparisonRate) => {
  const parsed = v.parse(financeSchema, { calculator }).calculator;
  expect(parsed && parsed.comparisonRate).toBe(comparisonRate);
});

test('a comparison rate below the rate is rejected, the default rate of 10 % included', () => {
  const parse = () => v.parse(financeSchema, { calculator: { comparisonRate: 9.89 } });
  expect(parse).toThrow('must not be below rate');
});

test.each([
  {},
  { provider: 'none', quality: 1 },
  { provider: 'cloudinary', cloudName: 'example-1_A', quality: 100 },
  { provider: 'netlify', cloudName: 'example' },
])('pictures are resized as %j says, by Netlify to a quality of 45 by default', (given) => {
  expect(v.parse(imagesSchema, given)).toEqual({ provider: 'netlify', quality: 45, ...given });
});

test.each([
  [{ provider: 'cloudinary' }, 'is an object. Must name the "cloudName" where the provider is "cloudinary".'],
  [{ provider: 'cloudinary', cloudName: '' }, 'cloudName: is "". Must be a cloud name, such as "example".'],
  [{ cloudName: 'a/b' }, 'cloudName: is "a/b". Must be a cloud name, such as "example".'],
  [{ quality: 0 }, 'quality: is 0. Must be 1 or more.'],
  [{ quality: 101 }, 'quality: is 101. Must be 100 or less.'],
  [{ quality: 45.5 }, 'quality: is 45.5. Must be a whole number.'],
])('%j is an error', (given, problem) => {
  const { issues = [] } = v.safeParse(imagesSchema, given);
  expect(formatIssues('images', issues, imagesSchema)).toEqual([`images: ${problem}`]);
});

const tilesOf = (tiles: unknown) => v.parse(mapSchema, { tiles }).tiles;

test("OpenStreetMap's own tiles need no key, and credit its contributors", () => {
  expect(tilesOf({ provider: 'openstreetmap' })).toEqual({
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: { label: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
    maxZoom: 19,
  });
});

test.each([
  ['maptiler', /^https:\/\/api\.maptiler\.com\/maps\/streets-v2\/.*\?key=\{key\}$/],
  ['stadia', /^https:\/\/tiles\.stadiamaps\.com\/tiles\/osm_bright\/.*\?api_key=\{key\}$/],
  ['thunderforest', /^https:\/\/tile\.thunderforest\.com\/atlas\/.*\?apikey=\{key\}$/],
  ['geoapify', /^https:\/\/maps\.geoapify\.com\/v1\/tile\/osm-bright\/.*\?apiKey=\{key\}$/],
])('tiles of %s have its address, key and credit', (provider, url) => {
  expect(tilesOf({ provider, key: 'k' })).toEqual({
    url: expect.stringMatching(url),
    key: 'k',
    attribution: { label: expect.stringContaining('OpenStreetMap'), href: expect.stringMatching(/^https:/) },
    maxZoom: expect.any(Number),
  });
});

test('another style of a provider may be chosen', () => {
  expect(tilesOf({ provider: 'stadia', key: 'k', style: 'alidade_smooth' })).toMatchObject({
    url: expect.stringContaining('/tiles/alidade_smooth/{z}/'),
  });
});

test.each([
  [{ provider: 'maptiler' }],
  [{ provider: 'openstreetmap', key: 'k' }],
  [{ provider: 'somebody', key: 'k' }],
  [{ provider: 'stadia', key: 'k', style: '../x' }],
])('%j is an error', (tiles) => expect(v.is(mapSchema, { tiles })).toBe(false));

test('without tiles, maps are a drawing of the country', () => {
  expect(v.parse(mapSchema, {}).tiles).toBe(false);
});
