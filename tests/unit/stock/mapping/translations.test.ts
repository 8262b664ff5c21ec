import { beforeEach, describe, expect, test } from 'vitest';
import { planFromMapping } from '#stock/mapping/import-plan.ts';
import { loadMapping } from '#stock/mapping/load-mapping.ts';
import { TRANSFORMS } from '#stock/mapping/transforms.ts';
import { readCars } from '#stock/snapshot/read-cars.ts';
import { readCsv, readJson } from '#tests/support/readers/read-feed-text.ts';
import { createStockWorkspace, problemsOf, type StockWorkspace } from '#tests/unit/stock/support.ts';

let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});

const NEEDED = { year: 'Year', make: 'Make', model: 'Model', car_type: 'Type' };
const load = async (mapping: object) => loadMapping(await workspace.file('m.json', JSON.stringify(mapping)));

/** The field of one car, by a mapping of that field and a row of cells beside what every car needs. */
async function readField(field: string, source: unknown, cells: Record<string, string>, rest: object = {}) {
  const mapping = await load({ fields: { ...NEEDED, [field]: source }, ...rest });
  const names = Object.keys(cells);
  const row = names.map((name) => `"${cells[name]}"`).join(',');
  const feed = readCsv({
    file: 'feed.csv',
    text: `Year,Make,Model,Type,${names.join(',')}\n2021,Kia,Rio,used,${row}`,
  });
  const now = new Date('2026-11-28T14:30:00Z');
  const files = { feed: 'feed.csv', mapping: 'm.json', timeZone: 'Australia/Brisbane', now };
  const read = readCars(feed.rows, planFromMapping(mapping, feed, files));
  const [car] = read.cars;
  return {
    value: field === 'created_at' ? car?.createdAt : car?.facts[field as 'price'],
    problem: read.repaired[0]?.reason,
  };
}

describe('values say what a cell stands for', () => {
  const priceType = { from: 'DriveAway', values: { Y: 'Drive away', N: 'Excl. govt. charges' } };
  const reserved = { from: 'DriveAway', values: { 'Under Offer': true, '*': false } };

  test.each([
    ['price_type', priceType, 'Y', 'Drive Away'],
    ['price_type', priceType, 'n', 'Excl. Govt. Charges'],
    ['price_type', priceType, 'maybe', 'maybe'],
    ['reserved', reserved, 'under offer', true],
    ['reserved', reserved, 'In Stock', false],
    ['price', { from: 'DriveAway', values: { Call: null } }, 'Call', 0],
    ['status', { from: 'DriveAway', values: { valueOf: 'sold' } }, 'ValueOf', 'sold'],
    ['status', { from: 'DriveAway', values: {} }, 'toString', 'tostring'],
  ])('%s by %j: %s is %j', async (field, source, cell, expected) => {
    expect(await readField(field, source, { DriveAway: cell })).toMatchObject({ value: expected });
  });
});

test.each([
  ['that has begun and not ended', { From: '2026-11-29', To: '29/11/2026' }, 19_990],
  ['that is over', { From: '', To: '2026-11-28 23:59:59' }, 21_990],
  ['that begins tomorrow, by the clock of the dealer', { From: '2026-11-30', To: '' }, 21_990],
  ['without days', { From: '', To: '' }, 19_990],
  ['with days that cannot be read', { From: 'soon', To: 'stocks last' }, 19_990],
  [
    'with both days in one cell',
    { From: '2026-10-01T00:00+10:00/2026-10-31', To: '2026-10-01T00:00+10:00/2026-10-31' },
    21_990,
  ],
])('a special price %s: %j', async (_, days, price) => {
  const sources = [{ from: 'Special', since: 'From', until: 'To' }, 'Regular'];
  const read = await readField('price', sources, { Special: '19990', Regular: '21990', ...days });
  expect(read.value).toBe(price);
});

describe('names of pictures become addresses', () => {
  const at = (...names: string[]) =>
    names.map((name) => ({ image: { url: `https://img.example.net/${name}` } }));

  test.each([
    ['at a base', 'https://img.example.net/stock', 'a.jpg, b c.jpg', at('stock/a.jpg', 'stock/b%20c.jpg')],
    ['at the base that a column has', { column: 'Base' }, 'a.jpg;b.jpg', at('k1/a.jpg', 'k1/b.jpg')],
    ['unless they are addresses', { column: 'Base' }, 'https://img.example.net/x.jpg', at('x.jpg')],
  ])('%s', async (_, base, cell, expected) => {
    const cells = { Names: cell, Base: 'https://img.example.net/k1/' };
    expect(await readField('images', { from: 'Names', base }, cells)).toEqual({
      value: expected,
      problem: undefined,
    });
  });

  test.each(['', 'photos'])('and are reported where the base is %j', async (base) => {
    const source = { from: 'Names', base: { column: 'Base' } };
    expect(await readField('images', source, { Names: 'a.jpg', Base: base })).toMatchObject({
      problem: 'not a list of addresses that start with "https://"',
    });
  });

  test('a column that is not there is a problem', async () => {
    const source = { from: 'N', base: { column: 'Folder' } };
    expect(await problemsOf(() => readField('images', source, { N: 'a.jpg' }))).toEqual([
      expect.stringContaining('"Folder" is not a column of feed.csv'),
    ]);
  });
});

describe('units become kilometres and dollars', () => {
  test.each([
    ['km', 'miles', '27,961', 44_999],
    ['km', 'thousands', '45.1', 45_100],
    ['price', 'cents', '4199000', 41_990],
  ])('%s in %s: %s is %i', async (field, unit, cell, expected) => {
    expect(await readField(field, { from: 'N', unit }, { N: cell })).toEqual({
      value: expected,
      problem: undefined,
    });
  });

  test.each([
    ['mi', 16_093],
    ['KMT', 10_000],
    ['', 10_000],
    ['leagues', null],
  ])('a column names the unit: 10,000 %s', async (unit, expected) => {
    const read = await readField('km', { from: 'N', unit: { column: 'U' } }, { N: '10000', U: unit });
    expect(read.value).toBe(expected);
    expect(read.problem === undefined).toBe(expected !== null);
  });
});

test.each([
  [undefined, '02/10/2026 14:15', '2026-10-02T04:15:00.000Z'],
  ['MM/DD/YYYY', '10/02/2026', '2026-10-01T14:00:00.000Z'],
  ['MM/DD/YYYY', '31/12/2026', undefined],
])('days and times are those of the dealer: as %s, %s is %s', async (format, cell, expected) => {
  expect(await readField('created_at', { from: 'D', ...(format && { format }) }, { D: cell })).toMatchObject({
    value: expected,
  });
});

describe('several columns into one field', () => {
  const price = [{ from: 'DriveAway', when: { Kind: ['new', 'demo'] } }, { from: ['Special', 'Price'] }];

  test.each([
    [{ DriveAway: '30000', Special: '', Price: '28000', Kind: 'New' }, 30_000],
    [{ DriveAway: '30000', Special: '', Price: '28000', Kind: 'Used' }, 28_000],
    [{ DriveAway: '', Special: '27000', Price: '28000', Kind: 'New' }, 27_000],
    [{ DriveAway: 'soon', Special: 'call', Price: '28000', Kind: 'New' }, 28_000],
  ])('%j', async (cells, expected) => {
    expect(await readField('price', price, cells)).toEqual({ value: expected, problem: undefined });
  });

  test('pictures and lists are those of all columns', async () => {
    const cells = { A: 'https://a.example/1.jpg', B: 'https://a.example/2.jpg|https://a.example/3.jpg' };
    const { value } = await readField('images', { from: ['A', 'B'] }, cells);
    expect(value).toHaveLength(3);
  });
});

describe('a feed may hold other things than cars, and spell its columns another way', () => {
  const records = [
    { TYPE: 'Dealer', name: 'Example' },
    { TYPE: ['Product', 'Car'], 'Model Year': 2021, MAKE: 'Kia', model: 'Rio' },
  ];

  test('where says which records are cars; columns may differ in case and spaces', async () => {
    const mapping = await load({
      where: { type: 'Car' },
      fields: { year: 'model_year', make: 'Make', model: 'Model' },
      defaults: { car_type: 'used' },
    });
    const mappingPath = await workspace.file('m.json', JSON.stringify(mapping));
    const { report } = await workspace.importFeed(JSON.stringify(records), {
      name: 'feed.json',
      mappingPath,
    });
    expect(report.rows).toMatchObject({ in_feed: 2, left_out: 1, clean: 1, repaired: 0, held: 0 });
  });

  test('cars inside something else are found by "records", which the problem names', async () => {
    const text = JSON.stringify({ channel: { title: 'Cars', item: [{ year: 2021 }, { year: 2022 }] } });
    const feed = readJson({ file: 'feed.json', text });
    const mapping = await load({ fields: { ...NEEDED, year: 'year' } });
    expect(
      await problemsOf(() => planFromMapping(mapping, feed, { feed: 'feed.json', mapping: 'm.json' })),
    ).toEqual([
      'm.json: "year" is a column of feed.json inside "item". Add "records": "item" to the mapping.',
    ]);
  });
});

test.each([
  ['2011 Mercedes-Benz C250 Sedan', 'Mercedes-Benz', 'C250', 'sedan'],
  ['2021 Kia Cerato Sport', 'Kia', 'Cerato', null],
  ['2019 Ducati Panigale Superbike', 'Ducati', 'Panigale', 'bike-sports-bike'],
])('the body in the title %s %s %s is %s', (title, make, model, body) => {
  expect(TRANSFORMS.body_in_title.read([title, make, model])).toBe(body);
});
