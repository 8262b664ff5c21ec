import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import { CAR_TYPES } from '#domain/car/car-type.ts';
import { BODY_KEYS } from '#domain/vehicle-kind.ts';
import { SURFACES } from '#scripts/build/channels/surfaces.ts';
import { getVehicleFacts } from '#scripts/build/channels/vehicle-facts.ts';
import { fillSurface, writeChannels } from '#scripts/build/channels/write-channels.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import lists from './published-lists.json' with { type: 'json' };

interface PublishedList {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly patterns: Readonly<Record<string, string>>;
}

const LISTS: Readonly<Record<string, PublishedList>> = lists;
const NOW = new Date('2026-11-28T00:00:00Z');
const yard = makeLocation({ id: 'yard' });
/** A car that every platform takes. */
const COMPLETE = {
  ...{ id: 'c1', badge: 'SR5', colour: 'White', km: 45_120, vin: 'MR0FB8CD3H0123456', location_id: 'yard' },
  ...{ simple_body: 'ute', simple_transmission: 'Automatic', simple_fuel: 'Diesel', simple_drive: '4x4' },
  ...{ price_type: 'Drive Away', primary_image_url: 'https://p.example.com/1.jpg', photos_count: 1 },
} as const;

const complete = (over: Partial<Car> = {}) => makeCar({ ...COMPLETE, ...over } as Partial<Car>);
const rowsOf = (text: string, separator: string): Record<string, string>[] =>
  parse(text, { columns: true, delimiter: separator });

function fill(file: string, cars: readonly Car[], country: 'au' | 'nz' = 'au') {
  const surface = SURFACES.find((one) => one.file === file);
  if (!surface) throw new Error(`${file}: is no surface`);
  const site = makeSite({ country }, { cars, locations: [yard] });
  const filled = fillSurface(
    surface,
    cars.map((car) => getVehicleFacts(car, site)),
  );
  return { ...filled, table: rowsOf(filled.text, surface.separator) };
}

let madeCount = 0;
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 25 });
/** Texts as feeds have them: with what separates cells, and what hides. */
const text = fc.string({
  unit: fc.constantFrom('a', 'Z', '9', ' ', '"', ',', '\t', '\n', '\u200b', '<', '&'),
  minLength: 1,
});
const cars = fc.array(
  fc
    .record({
      car_type: fc.constantFrom(...CAR_TYPES),
      status: fc.constantFrom('in_stock', 'in_stock', 'in_stock', 'in_stock', 'coming_soon', 'sold'),
      reserved: fc.constantFrom(false, false, false, true),
      price: fc.constantFrom(0, 24_990, 24_990.5),
      price_type: orNull(
        fc.constantFrom('Drive Away', 'Drive Away', 'EGC', 'Estimated Drive Away', 'what we agree on'),
      ),
      km: orNull(fc.nat(300_000)),
      vin: orNull(fc.constantFrom('MR0FB8CD3H0123456', 'SHORT')),
      colour: orNull(fc.constantFrom('White', 'Deep "Sea", Blue')),
      simple_body: orNull(fc.oneof(fc.constantFrom('ute', 'suv', 'sedan'), fc.constantFrom(...BODY_KEYS))),
      simple_fuel: orNull(
        fc.constantFrom('Diesel', 'Petrol', 'Hybrid', 'Plug-in Hybrid', 'Electric', 'Hydrogen'),
      ),
      simple_drive: orNull(fc.constantFrom('4x4', '4WD', 'AWD', 'FWD', 'Rear', 'odd')),
      description: orNull(text),
      photos_count: fc.constantFrom(0, 1, 1, 1),
      location_id: orNull(fc.constant('yard')),
      private_suburb: orNull(fc.constant('Mossman')),
    })
    .map((over) => complete({ ...over, id: `g${++madeCount}` })),
  { minLength: 1, maxLength: 20 },
);

describe.each(Object.keys(LISTS))('%s', (file) => {
  const { required = [], optional = [], patterns = {} } = LISTS[file] ?? {};

  test('has the columns that its platform names, and each row what it requires', () => {
    let rows = 0;
    fc.assert(
      fc.property(cars, fc.constantFrom('au' as const, 'nz' as const), (stock, country) => {
        const { table, leftOut } = fill(file, stock, country);
        rows += table.length;
        const out = [...leftOut.values()].reduce((sum, count) => sum + count, 0);
        expect(table.length + out).toBe(stock.length);
        for (const row of table) {
          const names = Object.keys(row);
          expect(required.filter((name) => !names.includes(name))).toEqual([]);
          expect(names.filter((name) => ![...required, ...optional].includes(name))).toEqual([]);
          for (const name of required) expect(row[name], name).not.toBe('');
          for (const [name, pattern] of Object.entries(patterns)) {
            const isAsked = !(name === 'vehicle_price_type' && country === 'nz');
            if (name in row && isAsked) expect(row[name], name).toMatch(new RegExp(pattern));
          }
        }
      }),
      { numRuns: 500 },
    );
    expect(rows).toBeGreaterThan(100);
  });

  test('takes a complete vehicle, and leaves out one that is sold, reserved or not there yet', () => {
    const { leftOut, table } = fill(file, [
      complete(),
      complete({ id: 'c2', status: 'sold' }),
      complete({ id: 'c3', reserved: true }),
      complete({ id: 'c4', status: 'coming_soon' }),
    ]);
    expect(table.map((row) => row.id ?? row.vehicle_id)).toEqual(['c1']);
    expect([...leftOut]).toEqual([
      ['sold', 1],
      ['reserved', 1],
      ['coming soon', 1],
    ]);
  });
});

test.each([
  ['used', 'Drive Away', 'drive_away_price'],
  ['used', 'Excl. Govt. Charges', 'excluding_government_charges_price'],
  ['demo', 'EGC', 'excluding_government_charges_price'],
  ['new', 'Drive Away', 'drive_away_price'],
  ['new', 'Estimated Drive Away', 'estimated_drive_away_price'],
  ['used', 'Estimated Drive Away', undefined],
  ['new', 'Excl. Govt. Charges', undefined],
  ['used', null, undefined],
] as const)('Google takes the price of a %s vehicle with "%s" as %s', (car_type, price_type, expected) => {
  const { table, leftOut } = fill('google.tsv', [complete({ car_type, price_type })]);
  expect(table[0]?.vehicle_price_type).toBe(expected);
  expect(leftOut.has('without a kind of price that it takes (price_type)')).toBe(expected === undefined);
});

test.each([
  [{ vin: null }, 'google.tsv', 'without a VIN of 17 characters'],
  [{ price: 0 }, 'meta.csv', 'without a price'],
  [{ photos_count: 0 }, 'tiktok.csv', 'without a picture'],
  [{ km: null }, 'tiktok.csv', 'without kilometres'],
  [{ colour: null }, 'meta.csv', 'without a colour'],
  [{ simple_body: null }, 'meta.csv', 'without a body'],
  [{ simple_body: 'truck-prime-mover' }, 'google.tsv', 'of a kind that it does not take'],
  [{ location_id: null, private_suburb: 'Mossman' }, 'meta.csv', 'whose location is not published'],
] as const)('a vehicle with %j is not in %s, and the report says why', (over, file, reason) => {
  expect([...fill(file, [complete(over)]).leftOut]).toEqual([[reason, 1]]);
});

async function publish(channels: object, stock: readonly Car[], env: NodeJS.ProcessEnv = {}) {
  const dir = await makeTemporaryFolder();
  const site = makeSite({ channels }, { cars: stock, locations: [yard] });
  const lines = writeChannels(dir, site, NOW, env);
  const files = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length));
  return { lines, files: files.sort(), read: (file: string) => readFile(join(dir, file), 'utf8') };
}

test('without the switch, nothing is written', async () => {
  expect(await publish({}, [complete()])).toMatchObject({ lines: [], files: [] });
});

test('the build says how many vehicles are in each feed, and why the others are not', async () => {
  const { lines } = await publish({ feeds: ['google', 'partners'] }, [
    complete(),
    complete({ id: 'c2', vin: null }),
    complete({ id: 'c3', vin: null }),
    complete({ id: 'c4', status: 'sold' }),
  ]);
  expect(lines).toEqual([
    'plain: feeds/google.tsv: 1 of 4 cars. Left out: 2 without a VIN of 17 characters, 1 sold.',
    'plain: feeds/stock.csv: 4 of 4 cars.',
  ]);
});

test('feeds for others are in a secret folder, and nowhere while the secret is missing', async () => {
  const channels = { feeds: ['meta', 'searches'], folderEnv: 'PLAIN_FEEDS' };
  const secret = 'k3Jq9vT-x2LmZ7pRb0Ws';
  const { files } = await publish(channels, [complete()], { PLAIN_FEEDS: secret });
  expect(files).toContain(`/feeds/${secret}/meta.csv`);
  expect(files).toContain('/feeds/search/toyota/feed.xml');
  for (const PLAIN_FEEDS of [undefined, '', 'short', '../../somewhere/else']) {
    const without = await publish(channels, [complete()], { PLAIN_FEEDS });
    expect(without.files.filter((file) => file.endsWith('.csv'))).toEqual([]);
    expect(without.lines).toEqual([expect.stringContaining('channels.folderEnv: PLAIN_FEEDS is not set')]);
  }
});

test('a search page has its newest vehicles as RSS and as a JSON Feed, with the words of their pages', async () => {
  const { read } = await publish({ feeds: ['searches'] }, [
    complete({ created_at: '2026-10-01T00:00:00Z' }),
    complete({ id: 'c2', make: 'Mazda', model: 'CX-5' }),
    complete({ id: 'c3', created_at: '2026-11-01T00:00:00Z', status: 'sold', badge: 'A & <B>' }),
  ]);
  const feed = JSON.parse(await read('/feeds/search/toyota/feed.json'));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Toyota cars at Plain Motors',
    home_page_url: 'https://plain.example.com.au/search/toyota/',
    feed_url: 'https://plain.example.com.au/feeds/search/toyota/feed.json',
  });
  expect(feed.items.map((item: { _vehicle: object }) => item._vehicle)).toEqual([
    { price: null, price_type: null, availability: 'sold', kilometres: 45_120 },
    { price: 24_990, price_type: 'Drive Away', availability: 'available', kilometres: 45_120 },
  ]);
  const rss = await read('/feeds/search/toyota/feed.xml');
  expect(rss).toContain('<title>2021 Toyota Corolla A &amp; &lt;B&gt;</title>');
  expect(rss).toContain('<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>');
  expect(rss).toContain('45,120 km, Automatic, Diesel, $24,990 Drive Away at Plain Motors.');
});

test('texts of the stock hide nothing that only programs would read', () => {
  const hidden = [...'ignore'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
  const car = complete({
    description: `Tidy\u202e ute\u200b.${hidden}\nOne owner`,
    features: [`Tow${hidden} bar`],
  });
  const facts = getVehicleFacts(car, makeSite({}, { cars: [car] }));
  expect(facts).toMatchObject({ description: 'Tidy ute.\nOne owner', features: ['Tow bar'] });
});

test('what is held privately is not located', () => {
  const car = complete({
    location_id: null,
    private_suburb: 'Mossman',
    private_postcode: '4873',
    city: 'Mossman',
  });
  expect(JSON.stringify(getVehicleFacts(car, makeSite({}, { cars: [car], locations: [yard] })))).not.toMatch(
    /Mossman|4873/,
  );
});

test('assistants get llms.txt and the facts of each vehicle beside its page', async () => {
  const { files, read } = await publish({ agents: true }, [complete()]);
  expect(files).toEqual(['/cars/2021-toyota-corolla-c1/vehicle.json', '/llms.txt']);
  expect(JSON.parse(await read('/cars/2021-toyota-corolla-c1/vehicle.json'))).toMatchObject({
    ...{
      id: 'c1',
      price: 24_990,
      price_type: 'Drive Away',
      price_kind: 'drive_away',
      availability: 'available',
    },
    ...{ kilometres: 45_120, location: yard.name, finance: null },
  });
  expect(await read('/llms.txt')).toContain('MCP endpoint: https://plain.example.com.au/api/mcp');
});
