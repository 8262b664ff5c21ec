import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MapFeedOptions, mapFeed } from '#scripts/stock-map/map-feed.ts';
import { importStock } from '#stock/import/import-stock.ts';
import { createStockWorkspace, day, problemsOf, type StockWorkspace } from '#tests/unit/stock/support.ts';
import { describeCars, feedPath, readExpectedStock, SHAPES } from './expected-stock.ts';

const TIME_ZONE = 'Australia/Sydney';

let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});
afterEach(() => workspace.remove());

/** The stock of a feed by the mapping that stock:map writes for it, with the answers that the expectations give. */
async function mapAndImport(feed: string, name: string, preset?: string) {
  const expected = await readExpectedStock(name);
  const lines: string[] = [];
  const out = join(workspace.folder, 'stock.mapping.json');
  await mapFeed({
    ...{ feedPath: feedPath(feed), out, preset, records: undefined, set: [], defaults: [], site: undefined },
    ...{ isInteractive: false, force: true, now: day(1), dealer: {} },
    answers: new Map(Object.entries(expected.answers)),
    log: (text) => lines.push(text),
  });
  const { report } = await importStock({
    ...{
      feedPath: feedPath(feed),
      mappingPath: out,
      siteDir: workspace.siteDir,
      dataDir: join(workspace.folder, 'data'),
    },
    ...{ where: [], force: false, now: day(1), dealer: { timeZone: TIME_ZONE } },
  });
  return {
    expected,
    report,
    output: lines.join('\n'),
    cars: describeCars(await workspace.snapshot(), TIME_ZONE),
  };
}

describe('from file to stock: what was written down before the code was', () => {
  test.each(SHAPES)('$feed by its shape', async ({ feed, expected: name, rowsBefore }) => {
    const { expected, report, output, cars } = await mapAndImport(feed, name);
    expect(output).toContain(`Questions: ${expected.questions.length}`);
    for (const question of expected.questions) expect(output).toContain(question);
    expect(cars).toMatchObject(expected.cars);
    expect(report.held.map(({ line, field }) => ({ row: line - rowsBefore, field }))).toEqual(expected.held);
    expect(report.shown.shown).toBe(expected.shown);
  });

  test.each(SHAPES.filter(({ preset }) => preset !== 'listings-au'))(
    '$feed by guessing alone: every car, with what it is found by',
    async ({ feed, expected: name, rowsBefore }) => {
      const { expected, report, cars } = await mapAndImport(feed, name, 'none');
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
      expect(report.held.map(({ line, field }) => ({ row: line - rowsBefore, field }))).toEqual(
        expected.held,
      );
    },
  );
});

describe('a feed without a column for what every car needs', () => {
  const LINES = 'stocknum,Vintage,model,car_type,price\nA1,2021,D-MAX,used,42990\nA2,2023,MU-X,used,51990\n';
  const mapLines = async (over: Partial<MapFeedOptions>) => {
    const out = join(workspace.folder, 'm.json');
    await mapFeed({
      ...{
        feedPath: await workspace.file('isuzu.csv', LINES),
        out,
        set: [],
        defaults: [],
        answers: new Map(),
      },
      ...{ isInteractive: false, force: true, now: day(1), dealer: {}, log: () => {}, ...over },
    });
    return JSON.parse(await readFile(out, 'utf8'));
  };

  test('names each field, the columns left and the option that names one', async () => {
    const problems = await problemsOf(() => mapLines({}));
    expect(problems).toEqual([
      expect.stringMatching(
        /isuzu\.csv: year: no column looks like it\. Name one with --set year=<column> \(not used so far: "Vintage"\), or give all cars one value with --default year=<value>\.$/,
      ),
      expect.stringMatching(
        /isuzu\.csv: make: no column looks like it\. Name one with --set make=<column> \(not used so far: "Vintage"\), or give all cars one value with --default make=<value>\.$/,
      ),
    ]);
  });

  test('is mapped with those options', async () => {
    const mapping = await mapLines({ set: [['year', 'Vintage']], defaults: [['make', 'Isuzu']] });
    expect(mapping).toMatchObject({ fields: { year: 'Vintage' }, defaults: { make: 'Isuzu' } });
  });

  test('takes numbers for fields that hold them', async () => {
    const { defaults } = await mapLines({
      defaults: [
        ['make', 'Fiat'],
        ['year', '2024'],
        ['badge', '500'],
      ],
    });
    expect(defaults).toMatchObject({ make: 'Fiat', year: 2024, badge: '500' });
  });
});

test('a mapping that is there is replaced only with --force, and an answer must be one', async () => {
  const options = {
    ...{
      feedPath: feedPath('easycars.csv'),
      out: await workspace.file('m.json', '{}'),
      set: [],
      defaults: [],
      site: undefined,
    },
    ...{ isInteractive: false, now: day(1), dealer: {}, log: () => {} },
  };
  expect(await problemsOf(() => mapFeed({ ...options, answers: new Map(), force: false }))).toEqual([
    `${options.out}: is already there. Name another file with --out, or replace it with --force.`,
  ]);
  const answers = new Map([['status: "Under Offer"', 'maybe']]);
  expect(await problemsOf(() => mapFeed({ ...options, answers, force: true }))).toEqual([
    '--answer: "maybe" does not answer status: "Under Offer". Write one of: in_stock, reserved, coming_soon, sold, hide.',
  ]);
  expect(await readFile(options.out, 'utf8')).toBe('{}');
});

test.each([
  ['feed.json', '{"cars":[],"updated":null}'],
  ['feed.csv', 'stocknum,year,make,model\n'],
])('an empty feed fits nothing, and no mapping is written over another: %s', async (name, text) => {
  const out = await workspace.file('m.json', '{}');
  const feedPath = await workspace.file(name, text);
  const options = {
    feedPath,
    out,
    set: [],
    defaults: [],
    answers: new Map(),
    isInteractive: false,
    now: day(1),
  };
  expect(await problemsOf(() => mapFeed({ ...options, force: true, dealer: {}, log: () => {} }))).toEqual([
    `${feedPath}: has no vehicles. Ask for a feed that has some.`,
  ]);
  expect(await readFile(out, 'utf8')).toBe('{}');
});

test('a column that is named by hand is read as one that is guessed, and foreign prices are left out until somebody says so', async () => {
  const out = join(workspace.folder, 'm.json');
  const text = 'stocknum,year,make,model,car_type,Cash,DAY,Ret\nA1,2021,Kia,Rio,used,€19990,21/11/2026,Y\n';
  const lines: string[] = [];
  const { draft } = await mapFeed({
    ...{ feedPath: await workspace.file('feed.csv', text), out, defaults: [], answers: new Map() },
    set: [
      ['price', 'Cash'],
      ['price_type', 'Ret'],
      ['badge', 'DAY'],
      ['badge', 'model'],
    ],
    ...{ isInteractive: false, force: false, now: day(1), dealer: {}, log: (line) => lines.push(line) },
  });
  expect(draft.fields).toMatchObject({
    ...{ price: 'Cash', badge: ['DAY', 'model'] },
    price_type: { from: 'Ret', values: { Y: 'Drive Away' } },
  });
  expect(lines.join('\n')).toContain(
    'currency: AUD (default). The feed names EUR, and the site shows AUD. Which prices count? The others are left out. AUD, EUR',
  );
});
