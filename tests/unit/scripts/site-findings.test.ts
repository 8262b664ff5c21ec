import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { examineSite } from '#scripts/site-check/check-site.ts';
import { isAbn } from '#scripts/site-check/findings/contact.ts';
import { parseHours } from '#scripts/site-new/new-site.ts';
import { readAssets } from '#site/assets.ts';
import type { Site } from '#site/site.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation, makeSpecialHours } from '#tests/support/factories/make-location.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const NOW = new Date('2026-11-21T02:00:00Z');

let assetsDir: string;

beforeEach(async () => {
  assetsDir = await makeTemporaryFolder();
});

const WEEK = parseHours('Mon-Fri 8:30-17:30, Sat 8:30-13:00') ?? [];

/** A dealer that nothing is to be said about. */
function soundSite(over: Parameters<typeof makeSite>[0] = {}): Site {
  const location = makeLocation({
    name: 'Cairns',
    dealer_license_number: '4411223',
    address: { ...makeLocation({ name: 'x' }).address, state: 'qld', lat: -16.92, long: 145.77 },
    contact_detail: { phone: '07 4051 2345', landline_phone: null, opening_hours: WEEK },
  });
  const leads = { targets: { crm: { kind: 'webhook' as const, urlEnv: 'CRM_URL' } } };
  return makeSite({ state: 'qld', abn: '51824753556', leads, ...over }, { locations: [location] });
}

async function examine(
  site: Site,
  { allCars = site.cars, env = {} }: { allCars?: Site['cars']; env?: NodeJS.ProcessEnv } = {},
) {
  const assets = await readAssets(assetsDir);
  const found = await examineSite(
    { site, allCars, assets, overrides: [], now: NOW, env: { CRM_URL: 'https://crm.example.com', ...env } },
    false,
  );
  return found.map(({ level, file, key, text }) => `${level} ${file}: ${key}: ${text}`);
}

test('a sound dealer has no findings', async () => expect(await examine(soundSite())).toEqual([]));

test('numbers may be written as people write them', async () => {
  const phones = { main: '+61 (0)7 4051 2345', used: '(07) 4051-2345' };
  const nav = [
    { label: 'Call', href: 'tel:0740512345' },
    { label: 'Export', href: 'tel:+64211234567' },
  ];
  expect(await examine(soundSite({ phones, nav }))).toEqual([]);
});

test.each([
  ['51824753556', true],
  ['53004085616', true],
  ['51824753557', false],
  ['15824753556', false],
  ['00000000000', false],
])('the check digits of the ABN %s are right: %s', (abn, isRight) => expect(isAbn(abn)).toBe(isRight));

type Change = (site: Site) => Partial<Site>;
const atLocation =
  (over: object): Change =>
  ({ locations }) => ({ locations: locations.map((location) => ({ ...location, ...over })) });
const withContact = (over: object): Change =>
  atLocation({
    contact_detail: { phone: '07 4051 2345', landline_phone: null, opening_hours: WEEK, ...over },
  });

/** What is found, and by which change of a sound dealer. */
const CASES: Readonly<Record<string, Change>> = {
  'error site.ts: phones.main: "07 4051 23" is no Australian number': () => ({
    phones: { main: '07 4051 23' },
  }),
  'error site.ts: phones.main: "4051 2345" has no area code. Write "07 4051 2345".': () => ({
    phones: { main: '4051 2345' },
  }),
  'error content/locations.json: cairns.contact_detail.phone: "07 4051 2345 / 07 4051 2346" is ': withContact(
    { phone: '07 4051 2345 / 07 4051 2346' },
  ),
  'error site.ts: link: "tel:+61 (0)7 4051 2345" is not dialled as it is written. Write "tel:+61740512345".':
    () => ({ nav: [{ label: 'Call', href: 'tel:+61 (0)7 4051 2345' }] }),
  'warning site.ts: phones.main: "07 5550 0100" is a number for films': () => ({
    phones: { main: '07 5550 0100' },
  }),
  'error site.ts: abn: "51824753557" has a wrong check digit': () => ({ abn: '51824753557' }),
  'hint site.ts: abn: is missing': () => ({ abn: undefined }),
  'warning content/locations.json: cairns.dealer_license_number: is missing': atLocation({
    dealer_license_number: null,
  }),
  'warning site.ts: state: "nsw", where no location is. Write one of: qld.': () => ({ state: 'nsw' }),
  'warning content/locations.json: cairns.contact_detail.opening_hours: is missing': withContact({
    opening_hours: [],
  }),
  'warning content/locations.json: cairns.contact_detail.opening_hours: Monday from 08:30 to 05:30, 21 hours':
    withContact({ opening_hours: parseHours('Mon-Fri 8:30-5:30') }),
  'hint content/special-hours.json: : 1 of 1 days are over': () => ({
    specialHours: [makeSpecialHours('2025-12-25')],
  }),
  'warning content/offers.json: o: advertises "2.9% p.a" without a comparison rate': () => ({
    offers: [makeOffer({ id: 'o', name: 'Drive away at 2.9% p.a.', price: null })],
  }),
  'warning content/offers.json: o.disclaimer: is missing': () => ({
    offers: [makeOffer({ id: 'o', price: 29_990, disclaimer: null })],
  }),
  'warning content/offers.json: o.expiry: was over on 2026-11-20': () => ({
    endedOffers: [makeOffer({ id: 'o', expiry: '2026-11-20' })],
  }),
  'warning stock.json: cars: 1 of 2 are not shown: with status "Deposit Taken", which is not known': () => ({
    cars: [],
  }),
  'hint stock.json: images: 1 of 1': (site) => ({
    cars: [makeCar({ images: [], primary_image_url: null })],
    locations: site.locations,
  }),
  'warning site.ts: imageHosts: 1 pictures of vehicles are on "cdn.example.net"': () => ({
    cars: [makeCar({ primary_image_url: 'https://cdn.example.net/1.jpg' })],
  }),
  'hint stock.json: description: 3 vehicles share 1 texts': () => ({
    cars: ['Red', 'Blue', 'White'].map((colour) =>
      makeCar({
        colour,
        description: `This ${colour} car is a wonderful car, and it has done ${colour.length} kilometres with one careful owner in the suburbs.`,
      }),
    ),
  }),
  'hint site.ts: brand.colour: "#8fd8ff" is shown as': (site) => ({
    brand: { colour: '#8fd8ff' },
    theme: makeSite({ brand: { colour: '#8fd8ff' } }).theme,
    slug: site.slug,
  }),
};

test.each(Object.entries(CASES))('%s: is found', async (finding, change) => {
  const sound = soundSite();
  const allCars = [makeCar({ id: 'a' }), makeCar({ id: 'b', status: 'Deposit Taken' })];
  const found = await examine({ ...sound, ...change(sound) }, { allCars });
  expect(found.filter((line) => line.startsWith(finding))).toHaveLength(1);
});

test.each([
  [
    'a file on Netlify',
    { targets: undefined },
    { NETLIFY: 'true' },
    'error site.ts: leads.targets.file: needs a disk that stays, which Netlify',
  ],
  [
    'a file that nobody reads',
    { targets: undefined },
    {},
    'warning site.ts: leads.targets: leads are written to .data/leads/plain.jsonl',
  ],
  [
    'an address that is not set',
    { targets: { crm: { kind: 'webhook' as const, urlEnv: 'OTHER_URL' } } },
    {},
    'hint site.ts: leads.targets.crm: OTHER_URL is not set here',
  ],
])('leads that reach nobody are found: %s', async (_, leads, env, finding) => {
  const site = soundSite({ leads });
  expect(await examine(site, { env })).toEqual([expect.stringContaining(finding)]);
});

test('a picture that is too small for its place, and a file that is no picture, are found', async () => {
  const webp = await sharp({ create: { width: 120, height: 40, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  await writeFile(join(assetsDir, 'logo.webp'), webp);
  await writeFile(join(assetsDir, 'hero.webp'), 'no picture');
  const site = soundSite({
    brand: { colour: '#0b49c4', logo: 'logo.webp' },
    home: { heading: 'Cars', hero: ['hero.webp'] },
  });
  expect(await examine(site)).toEqual([
    'error site.ts: home.hero.0: assets/hero.webp is no picture. Save it again.',
    'warning site.ts: brand.logo: assets/logo.webp is 120 pixels wide and looks blurred. Use one of 300 or more.',
  ]);
});
