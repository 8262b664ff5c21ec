import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import mcp from '#functions/mcp.ts';
import { startHost } from '#host/start-host.ts';
import { runNightly } from '#scripts/nightly/run-nightly.ts';
import { buildInChild } from '#scripts/start/build-in-child.ts';
import { createStockEngine } from '#search/engines/embedded/stock-engine.ts';
import { makeTestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { createSeededRandom } from '#tests/support/factories/seeded-random.ts';
import { toPlainText } from '#tests/support/readers/plain-text.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';
import { makeFolders } from '#tests/support/sites/build-dealer.ts';
import { LOCATION, writeDealer } from '#tests/support/sites/write-dealer.ts';

/** Builds that are asked for happen now. */
const now = new Date();
const ORIGIN = 'https://www.example.com.au';
const CARS = 14;
/** Nights, and the changes of the feed before each. */
const [NIGHTS, CHANGES] = process.env.TEST_LONG ? [100, 20] : [2, 10];
/** Calls of the rebuild webhook, and the changes before each. */
const [CALLS, CHANGES_BEFORE_CALL] = process.env.TEST_LONG ? [25, 8] : [1, 10];
const TOKEN = 'a-token-that-nobody-can-guess';

/** What every channel must say alike of a vehicle. */
interface Said {
  readonly price: number | null;
  readonly price_type: string | null;
  readonly availability: string;
  readonly kilometres: number | null;
}
type Surface = Readonly<Record<string, Said>>;
type Row = Record<
  'stocknum' | 'vin' | 'model' | 'km' | 'price' | 'price_type' | 'status' | 'sold_date_timestamp',
  string
>;

const places = makeFolders();
const dist = join(places.distDir, 'truth');
const read = (path: string) => readFile(join(dist, path), 'utf8');
const random = createSeededRandom(7);
const pick = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;

// The oracle: it knows the words of this feed and what they mean to a buyer, and nothing of the platform.

const PRICE_TYPES: Readonly<Record<string, string>> = {
  DAP: 'Drive Away',
  EGC: 'Excl. Govt. Charges',
  '': '',
};
const AVAILABILITIES: Readonly<Record<string, string>> = {
  Available: 'available',
  Reserved: 'reserved',
  'Coming soon': 'coming_soon',
  Sold: 'sold',
};

function expectedOf({ price, price_type, status, km }: Row): Said {
  const availability = AVAILABILITIES[status] ?? '';
  const isPriced = availability !== 'sold' && Number(price) > 0;
  return {
    price: isPriced ? Number(price) : null,
    price_type: (isPriced && PRICE_TYPES[price_type]) || null,
    availability,
    kilometres: Number(km),
  };
}

let made = 0;
function makeRow(): Row {
  made++;
  return {
    stocknum: `S${1000 + made}`,
    vin: `MR0FB8CD3H0${100_000 + made}`,
    model: pick(['HiLux', 'Corolla', 'RAV4']),
    km: String(10_000 + made * 137),
    price: String(20_000 + made * 10),
    price_type: 'DAP',
    status: 'Available',
    sold_date_timestamp: '',
  };
}

const withStatus = (status: string) => (row: Row) => {
  row.status = status;
  row.sold_date_timestamp = status === 'Sold' ? String(Math.floor(now.getTime() / 1000) - 3600) : '';
};
const EVENTS: Readonly<Record<string, (row: Row) => void>> = {
  repriced: (row) => {
    row.price = String(15_000 + Math.floor(random() * 900) * 50);
  },
  unpriced: (row) => {
    row.price = '0';
  },
  retyped: (row) => {
    row.price_type = pick(Object.keys(PRICE_TYPES));
  },
  driven: (row) => {
    row.km = String(Number(row.km) + 1 + Math.floor(random() * 500));
  },
  sold: withStatus('Sold'),
  reserved: withStatus('Reserved'),
  back: withStatus('Available'),
  announced: withStatus('Coming soon'),
};

const KINDS = [...Object.keys(EVENTS), 'new', 'gone'];
let changed = 0;

/** Changes a feed as a day does, each kind of change in its turn. Feeds that lose many vehicles at once are refused, so few are taken out. */
function changeFeed(rows: Row[]): Row[] {
  const kind = KINDS[changed++ % KINDS.length] ?? '';
  if (kind === 'new') return [...rows, makeRow()];
  const chosen = pick(rows);
  if (kind === 'gone') return rows.length > CARS ? rows.filter((row) => row !== chosen) : rows;
  EVENTS[kind]?.(chosen);
  return rows;
}

function writeFeed(rows: readonly Row[]): Promise<void> {
  const whole = rows.map((row) => ({
    ...row,
    ...{ year: '2021', make: 'Toyota', car_type: 'used', simple_body: 'ute', colour: 'White' },
    ...{ simple_transmission: 'Automatic', simple_fuel: 'Diesel', seats: '5', badge: 'SR5' },
    images: `https://p.example.com/${row.stocknum}.jpg`,
  }));
  const lines = [Object.keys(whole[0] ?? {}), ...whole.map((row) => Object.values(row))];
  return writeFile(join(places.sitesDir, 'truth/feed.csv'), lines.map((cells) => cells.join(',')).join('\n'));
}

// What the surfaces say, each read as its reader does.

interface Listed {
  readonly id: string;
  readonly url: string;
  readonly stock_number: string;
}

interface IndexHit extends Partial<Pick<Said, 'price' | 'price_type'>> {
  readonly status?: string;
  readonly sold?: boolean;
  readonly reserved?: boolean;
  readonly km?: number | null;
}

const toNumber = (text: string | undefined) => (text ? Number(text.replaceAll(/[^\d.]/g, '')) : null);
const SCHEMA: Readonly<Record<string, string>> = {
  InStock: 'available',
  LimitedAvailability: 'reserved',
  PreOrder: 'coming_soon',
  SoldOut: 'sold',
};

/** The structured data of a page, and whether its text says the same. */
function readPage(html: string): Said {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const things = blocks.map(([, json = '']) => JSON.parse(json));
  const { offers, mileageFromOdometer } = things.find((thing) => thing['@type'] === 'Car');
  const said = {
    price: offers.price ?? null,
    price_type: offers.priceSpecification?.name ?? null,
    availability: SCHEMA[offers.availability.split('/').at(-1)] ?? '',
    kilometres: mileageFromOdometer.value,
  };
  const text = toPlainText(html);
  const summary = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const dollars = said.price === null ? '' : `$${said.price.toLocaleString('en-AU')}`;
  expect(text).toContain(dollars);
  expect(text).toContain(`${said.kilometres.toLocaleString('en-AU')} km`);
  if (said.price !== null) expect(summary).toContain([dollars, said.price_type].filter(Boolean).join(' '));
  expect(summary.includes('sold at')).toBe(said.availability === 'sold');
  if (said.availability === 'reserved') expect(text).toContain('RESERVED');
  return said;
}

const toSaid = (facts: Partial<Said>): Said => ({
  price: facts.price ?? null,
  price_type: facts.price_type ?? null,
  availability: facts.availability ?? '',
  kilometres: facts.kilometres ?? null,
});

function toAvailability(status: string, isSold: boolean, isReserved: boolean): string {
  if (isSold) return 'sold';
  if (isReserved) return 'reserved';
  return status === 'coming_soon' ? 'coming_soon' : 'available';
}

/** Everything that is said of whole vehicles. */
async function readSurfaces(): Promise<Record<string, Surface>> {
  const partners: (Listed & Said)[] = JSON.parse(await read('feeds/stock.json')).vehicles;
  const byStock = async (say: (listed: Listed) => Said | Promise<Said>) =>
    Object.fromEntries(
      await Promise.all(partners.map(async (listed) => [listed.stock_number, await say(listed)] as const)),
    );
  const pathOf = ({ url }: Listed) => new URL(url).pathname;
  const { index } = JSON.parse(await read('stock/search.json'));
  const [found] = createStockEngine(JSON.parse(await read(index))).search([
    { indexName: 'cars', params: { hitsPerPage: 1000 } },
  ]);
  const hits = new Map(found?.hits.map((hit) => [hit.objectID, hit as IndexHit]));
  const feed = new Map<string, Said>(
    JSON.parse(await read('feeds/search/feed.json')).items.map((item: { url: string; _vehicle: Said }) => [
      item.url,
      item._vehicle,
    ]),
  );
  const csv = new Map<string, Record<string, string>>(
    parse<Record<string, string>>(await read('feeds/stock.csv'), { columns: true }).map((row) => [
      row.id ?? '',
      row,
    ]),
  );
  const agent = await openAgent();
  for (const all of [hits, feed, csv]) expect(all.size).toBe(partners.length);
  return {
    'partners, JSON': await byStock((listed) => toSaid(listed as Listed & Said)),
    'partners, CSV': await byStock(({ id }) => {
      const row = csv.get(id) ?? {};
      return {
        ...{ price: toNumber(row.price), price_type: row.price_type || null },
        ...{ availability: row.availability ?? '', kilometres: toNumber(row.kilometres) },
      };
    }),
    page: await byStock(async (listed) => readPage(await read(`${pathOf(listed)}index.html`))),
    'search index': await byStock(({ id }) => {
      const { price, price_type, status: state = '', sold, reserved, km } = hits.get(id) ?? {};
      const availability = toAvailability(state, Boolean(sold) || state === 'sold', Boolean(reserved));
      const isPriced = availability !== 'sold' && price && price_type !== undefined;
      return toSaid({ ...(isPriced && { price, price_type }), availability, kilometres: km ?? null });
    }),
    'JSON Feed': await byStock(({ url }) => toSaid(feed.get(url) ?? {})),
    'agent, vehicle': await byStock(async ({ id }) => toSaid(await agent('get_vehicle', { id }))),
    'agent, search': Object.fromEntries(
      ((await agent('search_stock', { query: '' })).vehicles as (Listed & Said)[]).map((facts) => [
        facts.stock_number,
        toSaid(facts),
      ]),
    ),
  };
}

/** The prices and availabilities that open pages watch, in no order: the file knows vehicles by their ids. */
async function readLiveStatus(): Promise<string[]> {
  const entries: [string, number, true?][] = Object.values(JSON.parse(await read('stock/status.json')));
  return entries
    .map(
      ([state, price, reserved]) =>
        `${toAvailability(state, state === 'sold', reserved ?? false)} ${state === 'sold' || price}`,
    )
    .sort();
}

/** The rows of a platform's file, by VIN. */
async function readAds(file: string, separator: string): Promise<Record<string, (number | null)[]>> {
  const rows: Record<string, string>[] = parse(await read(`feeds/${file}`), {
    columns: true,
    delimiter: separator,
  });
  return Object.fromEntries(
    rows.map((row) => [row.vin, [toNumber(row.price), toNumber(row.mileage ?? row['mileage.value'])]]),
  );
}

/** Calls tools as an assistant does, on the published files. */
async function openAgent() {
  const facts = JSON.parse(await readFile(join(places.distDir, '.server/truth.json'), 'utf8'));
  const runtime = await makeTestRuntime({
    facts: { ...facts, url: ORIGIN },
    fetchOwn: async (request) => new Response(await read(new URL(request.url).pathname)),
  });
  runtime.time = now;
  return async (name: string, args: object): Promise<Record<string, unknown>> => {
    const params = { name, arguments: args };
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    const { json } = await callFunction(mcp, { ...runtime, rateLimiter: () => 0 }, '/api/mcp', { body });
    if (!json) throw new Error(`${name}: answered no JSON`);
    return (json.result as { structuredContent: Record<string, unknown> }).structuredContent;
  };
}

// The same feed, published in the two ways.

let rows = Array.from({ length: CARS }, makeRow);
const seen = new Set<string>();

/** Expects every channel to say of every vehicle what the feed says. */
async function expectOneTruth(when: string): Promise<void> {
  const expected = Object.fromEntries(rows.map((row) => [row.stocknum, expectedOf(row)]));
  for (const { availability } of Object.values(expected)) seen.add(availability);
  for (const [surface, said] of Object.entries(await readSurfaces()))
    expect(said, `${surface}, ${when}`).toEqual(expected);
  const statuses = Object.values(expected).map(
    ({ availability, price }) => `${availability} ${availability === 'sold' || (price ?? 0)}`,
  );
  expect(await readLiveStatus(), when).toEqual(statuses.sort());
  const ads = rows.filter(
    ({ stocknum }) => expected[stocknum]?.availability === 'available' && expected[stocknum]?.price,
  );
  const shown = (some: readonly Row[]) =>
    Object.fromEntries(some.map(({ vin, price, km }) => [vin, [Number(price), Number(km)]]));
  expect(await readAds('meta.csv', ','), when).toEqual(shown(ads));
  expect(await readAds('tiktok.csv', ','), when).toEqual(shown(ads));
  expect(await readAds('google.tsv', '\t'), when).toEqual(
    shown(ads.filter(({ price_type }) => price_type !== '')),
  );
  const listed = (await read('sitemap.xml')).matchAll(/<loc>([^<]*\/cars\/[^<]*)<\/loc>/g);
  const partners: Listed[] = JSON.parse(await read('feeds/stock.json')).vehicles;
  expect([...listed].map(([, url]) => url).sort(), when).toEqual(partners.map(({ url }) => url).sort());
}

async function changeTimes(count: number): Promise<void> {
  for (let n = 0; n < count; n++) rows = changeFeed(rows);
  await writeFeed(rows);
}

beforeAll(async () => {
  const importFeed = [process.execPath, resolve('scripts/stock-import.ts'), 'feed.csv', '--site', 'truth'];
  await writeDealer(places.sitesDir, {
    slug: 'truth',
    site: {
      stock: { feed: 'feed.csv', pageSize: 100 },
      imageHosts: ['p.example.com'],
      channels: { feeds: ['google', 'meta', 'tiktok', 'partners', 'searches'], agents: true },
      rebuild: { tokenEnvs: ['TRUTH_TOKEN'], before: importFeed },
    },
    files: { 'content/locations.json': JSON.stringify([LOCATION]) },
  });
});

test(
  `after each of ${NIGHTS * CHANGES} changes of a feed, every channel says of every vehicle what the feed says`,
  async () => {
    for (let night = 0; night <= NIGHTS; night++) {
      await changeTimes(night === 0 ? 0 : CHANGES);
      const [outcome] = await runNightly({
        slugs: ['truth'],
        folders: places,
        now,
        jobs: 1,
        buildHere: false,
        env: {},
      });
      expect(outcome?.ok, outcome?.text).toBe(true);
      await expectOneTruth(`night ${night}`);
    }
    expect([...seen].sort()).toEqual(['available', 'coming_soon', 'reserved', 'sold']);
  },
  process.env.TEST_LONG ? 3_600_000 : 240_000,
);

test(
  `so it is after each of ${CALLS * CHANGES_BEFORE_CALL} changes that the webhook has published`,
  async () => {
    const { sitesDir, dataDir, distDir } = places;
    const env = { SITES_DIR: sitesDir, DATA_DIR: dataDir, DIST_DIR: distDir, TRUTH_TOKEN: TOKEN };
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    let built = Promise.withResolvers<void>();
    const build = (dealer: string, signal: AbortSignal) =>
      buildInChild(dealer, signal).then(built.resolve, (error: unknown) => {
        built.reject(error);
        throw error;
      });
    const host = await startHost({ distDir, dataDir, site: 'truth', port: 0, build });
    onTestFinished(() => host.close());
    for (let call = 1; call <= CALLS; call++) {
      await changeTimes(CHANGES_BEFORE_CALL);
      built = Promise.withResolvers();
      // The next build would wait for half a minute to pass.
      await rm(join(dataDir, 'rebuild/truth/builds.json'), { force: true });
      const headers = { authorization: `Bearer ${TOKEN}` };
      const { status } = await fetch(`${host.url}/api/rebuild`, { method: 'POST', headers });
      expect(status).toBe(202);
      await built.promise;
      await expectOneTruth(`call ${call}`);
    }
  },
  process.env.TEST_LONG ? 3_600_000 : 240_000,
);
