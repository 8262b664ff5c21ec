import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runNightly } from '#scripts/nightly/run-nightly.ts';
import { readDealerRules } from '#scripts/state/import-with-history.ts';
import { mapFeed } from '#scripts/stock-map/map-feed.ts';
import { DEFAULT_WEEK } from '#tests/support/factories/make-location.ts';
import { toPlainText } from '#tests/support/readers/plain-text.ts';
import { makeFolders } from '#tests/support/sites/build-dealer.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';

/** Eleven in the evening of a Friday in Auckland, where clocks are an hour ahead for the summer. */
const now = new Date('2026-11-20T10:00:00Z');
const slug = 'kowhai';

const FEED = [
  'stocknum,year,make,model,car_type,price,currency,price_type,km,body,transmission,fuel,colour,city,region',
  'K1,2021,Toyota,Hilux,used,41990,NZD,+ ORC,45120,Ute,Automatic,Diesel,White,Tauranga,Bay of Plenty',
  'K2,2020,Mazda,CX-5,used,27990,NZD,Drive away,61200,SUV,Automatic,Petrol,Red,Tauranga,Bay of Plenty',
  'K3,2022,Ford,Ranger,used,52990,AUD,Drive away,38400,Ute,Automatic,Diesel,Blue,Auckland,Auckland',
].join('\n');

const place = (id: string, address: object, phone: string) => ({
  id,
  name: `Kowhai Motors ${id}`,
  slug: id.toLowerCase(),
  dealer_license_number: 'M123456',
  address,
  contact_detail: { phone, opening_hours: DEFAULT_WEEK },
});
const LOCATIONS = [
  place(
    'Tauranga',
    {
      street: '45 Cameron Road',
      city: 'Tauranga',
      state: 'bop',
      postcode: '3110',
      lat: -37.69,
      long: 176.17,
    },
    '07 578 0100',
  ),
  place(
    'Auckland',
    {
      street: '8 Great North Road',
      city: 'Auckland',
      state: 'auk',
      postcode: '1021',
      lat: -36.86,
      long: 174.74,
    },
    '+64 (0)9 300 0100',
  ),
];

const SITE = {
  name: 'Kowhai Motors',
  country: 'nz',
  state: 'bop',
  url: 'https://www.kowhaimotors.co.nz',
  description: 'Cars and utes for sale in Tauranga and Auckland.',
  phones: { main: '0800 569 424' },
  home: { heading: '{count} {vehicles} in stock', finance: true },
  stock: { feed: 'feed.csv', mapping: 'stock.mapping.json' },
  valuation: { provider: 'demo' },
  reserve: {},
  analytics: { ga4: 'G-ABC1234567' },
  pageBlocks: { '/about-us/': ['warranty'] },
};

const folders = makeFolders();
const dist = join(folders.distDir, slug);
const html = (path: string) => readFile(join(dist, path, 'index.html'), 'utf8');
const text = async (path: string) => toPlainText(await html(path));
const jsonLd = async (path: string) =>
  [...(await html(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );
const carPath = (stocknum: string) =>
  globSync(`cars/*-${stocknum.toLowerCase()}`, { cwd: dist })[0] ?? `no page of ${stocknum}`;

beforeAll(async () => {
  const siteDir = join(folders.sitesDir, slug);
  const files = { 'feed.csv': FEED, 'content/locations.json': JSON.stringify(LOCATIONS) };
  await writeDealer(folders.sitesDir, { slug, site: SITE, files });
  const { dealer = {} } = await readDealerRules(folders.sitesDir, slug);
  await mapFeed({
    feedPath: join(siteDir, 'feed.csv'),
    out: join(siteDir, 'stock.mapping.json'),
    ...{ set: [], defaults: [], answers: new Map(), isInteractive: false, force: false },
    ...{ now, dealer, log: () => {} },
  });
  const [outcome] = await runNightly({ slugs: [slug], folders, now, jobs: 1, buildHere: true, env: {} });
  if (!outcome?.ok) throw new Error(outcome?.text);
});

test('pages are in the English of New Zealand', async () => {
  expect(await html('')).toContain('<html lang="en-NZ"');
});

test("prices are New Zealand's dollars for people and machines", async () => {
  expect(await text(carPath('k1'))).toContain('$41,990 Plus on-road costs');
  expect(JSON.stringify(await jsonLd(carPath('k1')))).toContain('"price":41990,"priceCurrency":"NZD"');
  expect(await html('')).toContain('"currency":"NZD"');
});

test("a price in Australia's dollars is not shown as New Zealand's", async () => {
  const page = await html(carPath('k3'));
  expect(page).not.toContain('52,990');
  expect(page).not.toContain('52990');
});

test('addresses are written as New Zealand Post does, with the region for machines', async () => {
  expect(await text('locations/tauranga')).toContain('45 Cameron Road, Tauranga 3110');
  const { address } = (await jsonLd('locations/tauranga')).find((thing) => thing.address);
  expect(address).toMatchObject({
    ...{ addressLocality: 'Tauranga', addressRegion: 'Bay of Plenty', postalCode: '3110' },
    addressCountry: 'NZ',
  });
});

test('national and international numbers can be called', async () => {
  expect(await html('locations/tauranga')).toContain('href="tel:075780100"');
  expect(await html('locations/auckland')).toContain('href="tel:+6493000100"');
});

test("the day of opening hours begins at Auckland's midnight, an hour after the build", async () => {
  expect(await html('locations/tauranga')).toMatch(
    /"Opens Saturday at 9am",0\],\[60,"Opens today at 9am",0\],\[540,"Open now/,
  );
});

test('the licence is the one of a motor vehicle trader', async () => {
  expect(await text('')).toContain('Registered motor vehicle trader M123456');
});

test('a valuation asks for no state', async () => {
  const page = await html('trade-in');
  expect(page).toContain('<input type="hidden" name="regoState" value="nz"');
  expect(page).not.toContain('<select id="value-regoState"');
});

test('texts name the law of New Zealand, and its commissioner of privacy', async () => {
  expect(await html('privacy-policy')).toContain('<a href="https://www.privacy.org.nz/">privacy.org.nz</a>');
  expect(await text('terms-and-conditions')).toMatch(
    /under the Consumer Guarantees Act 1993 and the Fair Trading Act 1986/,
  );
  expect(await text('privacy-policy')).toMatch(
    /under the Privacy Act 2020\. .* Office of the Privacy Commissioner/s,
  );
  expect(await text(`${carPath('k1')}/checkout`)).toContain(
    'Cooling-off rights depend on how you pay for the car.',
  );
});

test('nothing on any page is of Australia', async () => {
  const pages = globSync('**/*.{html,json,txt,xml}', { cwd: dist }).filter((name) => name !== 'licences.txt');
  expect(pages.length).toBeGreaterThan(30);
  for (const name of pages) {
    const page = await readFile(join(dist, name), 'utf8');
    expect(
      page.match(
        /.{0,40}(?:Austral|\bABN\b|\bAUD\b|\bAU\b|en-AU|DL#|LMCT|omparison rate|\+61|\bQLD\b).{0,40}/,
      ),
      name,
    ).toBeNull();
  }
});
