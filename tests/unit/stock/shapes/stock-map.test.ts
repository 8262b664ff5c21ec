import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import type { CountryCode } from '#domain/country.ts';
import { toLocalTime } from '#domain/hours/local-time.ts';
import { type MapFeedOptions, mapFeed } from '#scripts/stock-map/map-feed.ts';
import { createStockWorkspace, day, problemsOf, type StockWorkspace } from '#tests/unit/stock/support.ts';

const TIME_ZONE = 'Australia/Sydney';
const FEEDS = join(import.meta.dirname, 'feeds');

let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});

/** What stock:map says about a feed, and the mapping that it writes. */
async function mapText(name: string, text: string, over: Partial<MapFeedOptions> = {}) {
  const out = join(workspace.folder, 'stock.mapping.json');
  const lines: string[] = [];
  const { draft, questions } = await mapFeed({
    feedPath: await workspace.file(name, text),
    out,
    set: [],
    defaults: [],
    answers: new Map(),
    isInteractive: false,
    force: true,
    now: day(1),
    dealer: {},
    log: (line) => lines.push(line),
    ...over,
  });
  return { draft, questions, out, output: lines.join('\n') };
}

/** The cars in stock, with their pictures as addresses. */
const readCars = async () =>
  (await workspace.snapshot()).cars.map((car) => ({
    ...car,
    pictures: car.images.map(({ image }) => image.url),
  }));

/**
 * Feeds in five shapes, by the name of their preset, and the stock that must come of each. `rowsBefore` is what stands
 * before the first car: a header, or a node about the dealer.
 */
const SHAPES = [
  { preset: 'easycars', feed: 'easycars.csv', rowsBefore: 1 },
  { preset: 'google-vehicles', feed: 'google-vehicles.xml', rowsBefore: 0 },
  { preset: 'schema-org', feed: 'schema-org.json', rowsBefore: 1 },
  { preset: 'us-inventory', feed: 'us-inventory.json', rowsBefore: 0 },
  { preset: 'listings-au', feed: 'listings.csv', rowsBefore: 1 },
] as const;

const expectedSchema = v.object({
  questions: v.array(v.string()),
  answers: v.record(v.string(), v.string()),
  cars: v.array(v.record(v.string(), v.unknown())),
  held: v.array(v.object({ row: v.number(), field: v.string() })),
  shown: v.number(),
});

/** The stock of a feed by the mapping that stock:map writes for it, with the answers that the expectations give. */
async function mapAndImport({ feed, rowsBefore }: (typeof SHAPES)[number], preset?: string) {
  const expectations = join(FEEDS, feed.replace(/\.\w+$/, '.expected.json'));
  const expected = v.parse(expectedSchema, JSON.parse(await readFile(expectations, 'utf8')));
  const text = await readFile(join(FEEDS, feed), 'utf8');
  const answers = new Map(Object.entries(expected.answers));
  const { out, output } = await mapText(feed, text, { preset, answers });
  const { report } = await workspace.importFeed(text, {
    name: feed,
    mappingPath: out,
    now: day(1),
    dealer: { timeZone: TIME_ZONE },
  });
  const cars = (await readCars()).map(({ pictures: images, ...car }) => ({
    ...car,
    images,
    created_on: toLocalTime(new Date(car.created_at), TIME_ZONE).date,
  }));
  const held = report.held.map(({ line, field }) => ({ row: line - rowsBefore, field }));
  return { expected, report, output, cars, held };
}

describe('from file to stock: what was written down before the code was', () => {
  test.each(SHAPES)('$feed by its shape', async (shape) => {
    const { expected, report, output, cars, held } = await mapAndImport(shape);
    expect(output).toContain(`Questions: ${expected.questions.length}`);
    for (const question of expected.questions) expect(output).toContain(question);
    expect(cars).toMatchObject(expected.cars);
    expect(held).toEqual(expected.held);
    expect(report.shown.shown).toBe(expected.shown);
  });

  test.each(SHAPES.filter(({ preset }) => preset !== 'listings-au'))(
    '$feed by guessing alone: every car, with what it is found by',
    async (shape) => {
      const { expected, cars, held } = await mapAndImport(shape, 'none');
      const essential = [
        'stocknum',
        'year',
        'make',
        'model',
        'car_type',
        'price',
        'km',
        'status',
        'simple_body',
      ];
      const wanted = expected.cars.map((car) =>
        Object.fromEntries(Object.entries(car).filter(([field]) => essential.includes(field))),
      );
      expect(cars).toMatchObject(wanted);
      expect(held).toEqual(expected.held);
    },
  );
});

/** What must come of a feed in trade-feeds.md, which explains the keys. */
interface TradeStock {
  readonly country?: CountryCode;
  readonly set?: MapFeedOptions['set'];
  readonly asked: Readonly<Record<string, string>>;
  readonly cars: readonly Partial<Omit<Car, 'images'> & { readonly pictures: readonly string[] }>[];
}

const SECTION = /^(.+)\n\n```(\w+)\n([^`]+)\n```\n\n```json\n([^`]+)\n```\s*$/;
const [, ...SECTIONS] = readFileSync(join(import.meta.dirname, 'trade-feeds.md'), 'utf8').split(/^## /m);
const TRADE_FEEDS = SECTIONS.map((section) => {
  const [, what, format, text = '', stock = ''] = SECTION.exec(section) ?? [];
  return { what, name: `feed.${format}`, text, ...(JSON.parse(stock) as TradeStock) };
});

test.each(TRADE_FEEDS)('stock:map asks what a feed leaves open and reads the rest: $what', async (feed) => {
  const { name, text, country, set = [], asked, cars } = feed;
  const isTyped = cars.some(({ price_type }) => price_type !== undefined);
  const answers = { ...asked, ...(!isTyped && { price_type: 'Drive Away' }) };
  const { questions, out } = await mapText(name, text, {
    ...{ set, answers: new Map(Object.entries(answers)), dealer: { country } },
  });
  expect(questions.map(({ id }) => id).sort()).toEqual(Object.keys(answers).sort());
  await workspace.importFeed(text, { name, mappingPath: out, now: day(1), dealer: { country } });
  expect(await readCars()).toMatchObject(
    isTyped ? cars : cars.map((car) => ({ ...car, price_type: 'Drive Away' })),
  );
});

describe('a feed without a column for what every car needs', () => {
  const LINES = 'stocknum,Vintage,model,car_type,price\nA1,2021,D-MAX,used,42990\nA2,2023,MU-X,used,51990\n';
  const mapLines = async (over: Partial<MapFeedOptions>) => (await mapText('isuzu.csv', LINES, over)).draft;

  test('names each field, the columns left and the option that names one', async () => {
    expect(await problemsOf(() => mapLines({}))).toEqual(
      ['year', 'make'].map((field) =>
        expect.stringMatching(
          `isuzu\\.csv: ${field}: no column looks like it\\. Name one with --set ${field}=<column> \\(not used so far: "Vintage"\\), or give all cars one value with --default ${field}=<value>\\.$`,
        ),
      ),
    );
  });

  test('is mapped with those options', async () => {
    const mapping = await mapLines({ set: [['year', 'Vintage']], defaults: [['make', 'Isuzu']] });
    expect(mapping).toMatchObject({ fields: { year: 'Vintage' }, defaults: { make: 'Isuzu' } });
  });

  test('takes numbers for fields that hold them', async () => {
    const defaults = [
      ['make', 'Fiat'],
      ['year', '2024'],
      ['badge', '500'],
    ] as const;
    expect(await mapLines({ defaults })).toMatchObject({
      defaults: { make: 'Fiat', year: 2024, badge: '500' },
    });
  });
});

test('a mapping that is there is replaced only with --force, and an answer must be one', async () => {
  const text = await readFile(join(FEEDS, 'easycars.csv'), 'utf8');
  const out = await workspace.file('m.json', '{}');
  expect(await problemsOf(() => mapText('easycars.csv', text, { out, force: false }))).toEqual([
    `${out}: is already there. Name another file with --out, or replace it with --force.`,
  ]);
  const answers = new Map([['status: "Under Offer"', 'maybe']]);
  expect(await problemsOf(() => mapText('easycars.csv', text, { out, answers }))).toEqual([
    '--answer: "maybe" does not answer status: "Under Offer". Write one of: in_stock, reserved, coming_soon, sold, hide.',
  ]);
  expect(await readFile(out, 'utf8')).toBe('{}');
});

test.each([
  ['feed.json', '{"cars":[],"updated":null}'],
  ['feed.csv', 'stocknum,year,make,model\n'],
])('an empty feed fits nothing, and no mapping is written over another: %s', async (name, text) => {
  const out = await workspace.file('m.json', '{}');
  expect(await problemsOf(() => mapText(name, text, { out }))).toEqual([
    `${join(workspace.folder, name)}: has no vehicles. Ask for a feed that has some.`,
  ]);
  expect(await readFile(out, 'utf8')).toBe('{}');
});

test('a column that is named by hand is read as one that is guessed, and foreign prices are left out until somebody says so', async () => {
  const text = 'stocknum,year,make,model,car_type,Cash,DAY,Ret\nA1,2021,Kia,Rio,used,€19990,21/11/2026,Y\n';
  const { draft, output } = await mapText('feed.csv', text, {
    set: [
      ['price', 'Cash'],
      ['price_type', 'Ret'],
      ['badge', 'DAY'],
      ['badge', 'model'],
    ],
  });
  expect(draft.fields).toMatchObject({
    ...{ price: 'Cash', badge: ['DAY', 'model'] },
    price_type: { from: 'Ret', values: { Y: 'Drive Away' } },
  });
  expect(output).toContain(
    'currency: AUD (default). The feed names EUR, and the site shows AUD. Which prices count? The others are left out. AUD, EUR',
  );
});
