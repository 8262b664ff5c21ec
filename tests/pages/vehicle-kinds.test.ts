import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSites } from '#scripts/build/build-sites.ts';
import { toPlainText } from '#tests/support/readers/plain-text.ts';
import { runScript } from '#tests/support/run-command.ts';
import { makeFolders } from '#tests/support/sites/build-dealer.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';

const now = '2026-11-21T00:00:00Z';

/** [make, model, type as feeds write it, price, body that visitors read]. */
type Row = readonly [string, string, string, number, string];

const BIKES: readonly Row[] = [
  ['Kawasaki', 'Z900', 'Naked', 15_990, 'Naked bike'],
  ['Yamaha', 'MT-07', 'Naked', 13_990, 'Naked bike'],
  ['Triumph', 'Speed Triple', 'Streetfighter', 21_990, 'Naked bike'],
  ['Harley-Davidson', 'Softail', 'Cruiser', 29_990, 'Cruiser'],
  ['BMW', 'R 1300 GS', 'Adventure', 34_990, 'Adventure bike'],
  ['Suzuki', 'V-Strom 650', 'Adventure Touring', 14_490, 'Adventure bike'],
  ['Ducati', 'Panigale V2', 'Sports', 26_990, 'Sports bike'],
  ['Honda', 'CBR600RR', 'Supersport', 17_990, 'Sports bike'],
  ['Honda', 'Gold Wing', 'Touring', 41_990, 'Touring bike'],
  ['Vespa', 'GTS 300', 'Scooter', 9990, 'Scooter'],
  ['Honda', 'CRF450L', 'Trail / Enduro', 14_990, 'Trail bike'],
  ['KTM', '300 EXC', 'Enduro', 16_490, 'Trail bike'],
  ['Royal Enfield', 'Continental GT', 'Road', 9490, 'Bike'],
];

const CARAVANS_AND_BOATS: readonly Row[] = [
  ['Jayco', 'Journey', 'Caravan', 64_990, 'Caravan'],
  ['Lotus', 'Off Grid', 'Off-road Caravan', 99_990, 'Caravan'],
  ['Jayco', 'Swan', 'Camper Trailer', 29_990, 'Camper trailer'],
  ['Coromal', 'Element', 'Pop Top', 39_990, 'Pop top'],
  ['Franklin', 'Core', 'Pop-top Caravan', 35_990, 'Pop top'],
  ['Track', 'T4', 'Hybrid', 89_990, 'Hybrid caravan'],
  ['MDC', 'XT15', 'Hybrid Caravan', 59_990, 'Hybrid caravan'],
  ['Travelhome', 'Regent', 'Fifth Wheel', 129_990, 'Fifth wheeler'],
  ['Boston Whaler', 'Outrage', 'Centre Console', 119_990, 'Centre console'],
  ['Bayliner', 'VR5', 'Bowrider', 54_990, 'Bowrider'],
  ['Haines Hunter', '565', 'Cuddy Cabin', 69_990, 'Cuddy cabin'],
  ['Stessl', 'Edge Tracker', 'Half Cabin', 49_990, 'Half cabin'],
  ['Quintrex', 'Freestyler', 'Runabout', 34_990, 'Runabout'],
  ['Sea-Doo', 'Spark', 'Jet Ski', 14_990, 'Jet ski'],
  ['Yamaha', 'VX', 'PWC', 18_990, 'Jet ski'],
  ['Quintrex', 'Dart', 'Tinny', 6990, 'Tinnie'],
  ['Beneteau', 'Oceanis', 'Yacht', 189_990, 'Yacht'],
];

const FIRST_BOAT = 8;

const bikeFeed = `<?xml version="1.0"?><stock>${BIKES.map(
  ([make, model, type, price], index) =>
    `<bike id="TW${index}"><year>2023</year><make>${make}</make><model><![CDATA[${model}]]></model><biketype>${type}</biketype><category>Motorcycle</category><condition>Used</condition><capacity unit="cc">${400 + index}</capacity><odo unit="km">${1000 + index}</odo><price>${price}</price></bike>`,
).join('')}</stock>`;
const caravanFeed = JSON.stringify({
  listings: CARAVANS_AND_BOATS.map(([make, model, category, price], index) => ({
    ...{ stock_no: `TT${index}`, year: 2022, make, model, category, condition: 'Used', price },
    ...{ suburb: 'Fremantle', sleeps: index < FIRST_BOAT ? `${2 + 2 * (index % 2)} berth` : null },
  })),
});

const places = makeFolders();
const env = { SITES_DIR: places.sitesDir, DATA_DIR: places.dataDir };
const pageOf = (slug: string) => (path: string) =>
  readFile(join(places.distDir, slug, path, 'index.html'), 'utf8');

/** Maps and imports a feed by the commands, as a dealer does, and returns what they print. */
async function importFeed(slug: string, name: string, feed: string): Promise<string> {
  const file = join(places.sitesDir, slug, name);
  await writeFile(file, feed);
  const mapped = await runScript('stock-map', [file, '--site', slug, '--yes', '--now', now], env);
  const mapping = join(places.sitesDir, slug, 'stock.mapping.json');
  const done = await runScript(
    'stock-import',
    [file, '--site', slug, '--mapping', mapping, '--now', now],
    env,
  );
  return [mapped, done].map(({ stdout, stderr }) => stdout + stderr).join('\n');
}

const printed = new Map<string, string>();
beforeAll(async () => {
  for (const [slug, name, feed] of [
    ['two-wheels', 'feed.xml', bikeFeed],
    ['tide-and-trail', 'feed.json', caravanFeed],
  ] as const) {
    await writeDealer(places.sitesDir, {
      slug,
      site: { stock: { cardButtons: ['enquire', 'test-drive'] } },
    });
    printed.set(slug, await importFeed(slug, name, feed));
  }
  const slugs = [...printed.keys()];
  const reports = await buildSites({ slugs, folders: places, now: new Date(now), jobs: 1, quiet: true });
  expect(reports.flatMap(({ errors }) => errors)).toEqual([]);
});

describe.each([
  { slug: 'two-wheels', rows: BIKES, words: '13 bikes', noun: 'bikes' },
  { slug: 'tide-and-trail', rows: CARAVANS_AND_BOATS, words: '17 vehicles', noun: 'vehicles' },
])('$slug', ({ slug, rows, words, noun }) => {
  const page = pageOf(slug);
  const cars = async () => {
    const snapshot = await readFile(join(places.sitesDir, slug, 'stock.json'), 'utf8');
    return (JSON.parse(snapshot) as { cars: { slug: string; model: string }[] }).cars;
  };

  test('the usual words for its bodies are known without a question, and what it never has is not missed', async () => {
    expect(printed.get(slug)).not.toMatch(/What does the body/);
    expect(printed.get(slug)).not.toMatch(/(?:doors|drive|transmission|fuel) missing/i);
    for (const { slug: address, model } of await cars()) {
      const body = rows.find((row) => row[1] === model)?.[4];
      expect(toPlainText(await page(`cars/${address}`)), model).toContain(`Type ${body}`);
    }
  });

  test('its stock is counted in its own words', async () => {
    const home = toPlainText(await page('.'));
    expect(home).toContain(words);
    expect(home).not.toMatch(/\bcars?\b/i);
    expect(toPlainText(await page('search'))).toContain(`All ${noun}`);
  });

  test('each body has a page with its count', async () => {
    const counts = Map.groupBy(rows, (row) => row[4]);
    const home = toPlainText(await page('.'));
    for (const [label, { length }] of [...counts].slice(0, 5)) expect(home).toContain(`${label} ${length}`);
    const folders = await readdir(join(places.distDir, slug, 'search'));
    expect(folders).toContain(slug === 'two-wheels' ? 'bike-naked-bike' : 'boat-centre-console');
    expect(folders).not.toContain('ute-cars');
  });
});

test('visitors see and choose how many a caravan sleeps', async () => {
  const folders = await readdir(join(places.distDir, 'tide-and-trail', 'cars'));
  const texts = await Promise.all(
    ['swan', 'outrage'].map(async (model) =>
      toPlainText(
        await pageOf('tide-and-trail')(`cars/${folders.find((name) => name.includes(`-${model}-`))}`),
      ),
    ),
  );
  expect(texts[0]).toContain('Berths 2');
  expect(texts[1]).not.toContain('Berths');
  expect(toPlainText(await pageOf('tide-and-trail')('search'))).toContain('Berths');
  expect(toPlainText(await pageOf('two-wheels')('search'))).not.toContain('Berths');
});

test('a bike is a Motorcycle for search engines, a caravan and a boat a Vehicle', async () => {
  const typesOf = async (slug: string) => {
    const dir = join(places.distDir, slug, 'cars');
    const found = (await readdir(dir)).filter((name) => /^\d{4}-/.test(name));
    const pages = await Promise.all(found.map((name) => pageOf(slug)(`cars/${name}`)));
    return new Set(pages.map((html) => /"@type":"(Car|Motorcycle|Vehicle)"/.exec(html)?.[1]));
  };
  expect(await typesOf('two-wheels')).toEqual(new Set(['Motorcycle']));
  expect(await typesOf('tide-and-trail')).toEqual(new Set(['Vehicle']));
});

test('bikes have test rides, caravans and boats have none', async () => {
  const allPages = async (slug: string) => {
    const files = await readdir(join(places.distDir, slug), { recursive: true });
    const html = files.filter((name) => name.endsWith('.html'));
    return Promise.all(
      html.map(async (name) => ({
        name,
        text: toPlainText(await readFile(join(places.distDir, slug, name), 'utf8')),
      })),
    );
  };
  const withText = (pages: Awaited<ReturnType<typeof allPages>>, pattern: RegExp) =>
    pages.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
  const rides = await allPages('two-wheels');
  expect(withText(rides, /test.?drive/i)).toEqual([]);
  expect(withText(rides, /Book a Test Ride/).length).toBeGreaterThan(BIKES.length);
  const none = await allPages('tide-and-trail');
  expect(withText(none, /test.?(?:drive|ride)/i)).toEqual([]);
});
