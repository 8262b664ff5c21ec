import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Car } from '#domain/car/car.ts';
import {
  findFormerModels,
  getListedCars,
  getRedirectedCars,
  readSnapshot,
  snapshotPath,
} from '#site/read-stock.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { problemsOf } from '#tests/support/problems-of.ts';
import { TEMPORARY_ROOT } from '#tests/support/temporary-folder.ts';

const ZONE = 'Australia/Brisbane';
const now = new Date('2026-11-21T00:00:00Z');
type StockInput = Exclude<Parameters<typeof makeSite>[0], undefined>['stock'];

function stockOf(stock: StockInput = {}) {
  const site = makeSite({ stock });
  if (!site.stock) throw new Error('a site with stock');
  return site.stock;
}

function listed(cars: readonly Car[], stock: StockInput = {}, at = now): string[] {
  return getListedCars(cars, stockOf(stock), at, ZONE).map(({ id }) => id);
}

describe('a dealer can filter vehicles by age, both ends included (T-32)', () => {
  const cars = [2027, 2026, 2025, 2013, 2012, 2011].map((year) => makeCar({ id: String(year), year }));
  test.each<[StockInput, string[]]>([
    [{}, ['2027', '2026', '2025', '2013', '2012', '2011']],
    [{ age: { max: 14 } }, ['2026', '2025', '2013', '2012']],
    [{ age: { min: 0, max: 13 } }, ['2026', '2025', '2013']],
    [{ age: { min: 1, max: 14 } }, ['2025', '2013', '2012']],
    [{ age: { min: 14, max: 14 } }, ['2012']],
  ])('%j lists %j', (stock, ids) => expect(listed(cars, stock).sort()).toEqual(ids.toSorted()));

  test("vehicles become a year older on New Year’s Day in the dealer's time zone", () => {
    const newYear = new Date('2026-12-31T14:00:00Z');
    expect(listed([makeCar({ id: '2012', year: 2012 })], { age: { max: 14 } }, newYear)).toEqual([]);
    const eve = new Date('2026-12-31T13:59:59Z');
    expect(listed([makeCar({ id: '2012', year: 2012 })], { age: { max: 14 } }, eve)).toEqual(['2012']);
  });
});

test('vehicles are excluded by stock number, which is text: "007" is not "7"', () => {
  const cars = ['7', '007', 'A1'].map((stocknum) => makeCar({ id: stocknum, stocknum }));
  const unnumbered = makeCar({ id: 'none', stocknum: null });
  expect(listed([...cars, unnumbered], { exclude: { stocknum: ['007', 'A1'] } })).toEqual(['7', 'none']);
});

test('cars not meant for the website and cars sold too long ago are never listed; sold ones come last', () => {
  const seconds = (iso: string) => Date.parse(iso) / 1000;
  const cars = [
    makeCar({ id: 'sold', status: 'sold', sold_date_timestamp: seconds('2026-11-19T00:00:00Z') }),
    makeCar({ id: 'older', created_at: '2026-11-01T00:00:00Z' }),
    makeCar({ id: 'newer', created_at: '2026-11-02T00:00:00Z' }),
    makeCar({ id: 'hidden', show_on_dealer_website: false }),
    makeCar({ id: 'long sold', status: 'sold', sold_date_timestamp: seconds('2026-11-01T00:00:00Z') }),
    makeCar({ id: 'withdrawn', status: 'withdrawn' }),
  ];
  expect(listed(cars)).toEqual(['newer', 'older', 'sold']);
  expect(listed(cars, { soldForDays: 30 })).toEqual(['newer', 'older', 'sold', 'long sold']);
});

test('available vehicles come before sold ones, whatever came in last, and the newest first within both', () => {
  const yesterday = Date.parse('2026-11-20T00:00:00Z') / 1000;
  const sold = { status: 'sold', sold_date_timestamp: yesterday };
  const cars = [
    makeCar({ id: 'sold, older', ...sold, created_at: '2026-11-10T00:00:00Z' }),
    makeCar({ id: 'soon', status: 'coming_soon', created_at: '2026-11-01T00:00:00Z' }),
    makeCar({ id: 'sold, newer', ...sold, created_at: '2026-11-11T00:00:00Z' }),
    makeCar({ id: 'in stock', created_at: '2026-11-02T00:00:00+10:00' }),
  ];
  const order = ['in stock', 'soon', 'sold, newer', 'sold, older'];
  expect(listed(cars)).toEqual(order);
  expect(listed(cars.toReversed())).toEqual(order);
});

describe('a dealer may show the offer price as the price (T-39)', () => {
  const car = makeCar({ price: 24_990, offer_price: 22_990 });

  test.each([
    [undefined, 24_990],
    [false, 24_990],
    [true, 22_990],
  ])('with offerPrices: %s the price is %d', (offerPrices, price) => {
    expect(getListedCars([car], stockOf({ offerPrices }), now, ZONE)[0]?.price).toBe(price);
  });
});

test.each([
  [{}, 'sites/plain/stock.json'],
  [{ feed: 'stock.csv' }, 'sites/plain/stock.json'],
  [{ demo: 'utes' as const }, 'data/demo/plain/stock.json'],
])('the snapshot of stock %j is at %s', (stock, path) => {
  expect(snapshotPath({ sitesDir: 'sites', dataDir: 'data' }, 'plain', stockOf(stock))).toBe(path);
});

describe('a snapshot', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(TEMPORARY_ROOT, 'snapshot-'));
  });
  afterAll(() => rm(dir, { recursive: true }));

  async function read(content: unknown, stock: StockInput = {}) {
    const file = join(dir, 'stock.json');
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    return readSnapshot(file, stockOf(stock));
  }
  const imported_at = '2026-11-20T00:00:00Z';

  test.each([
    [
      { demo: 'utes' as const },
      'Run "npm start" or "npm run build", which make the stock of demonstration sites.',
    ],
    [{ feed: 'stock.csv' }, 'Run "npm run nightly", or "npm run stock:import" with the feed.'],
    [{}, 'Import a feed with "npm run stock:import", or write "stock: false" when nothing is for sale.'],
  ])('that is missing for stock %j is a problem, with the way to it', async (stock, fix) => {
    expect(await problemsOf(readSnapshot(join(dir, 'none.json'), stockOf(stock)), dir)).toEqual([
      `none.json: is missing. ${fix}`,
    ]);
  });

  test('that is no JSON is a problem', async () => {
    expect(await problemsOf(read('{"cars": [}'), dir)).toEqual([
      expect.stringMatching(/^stock\.json: is not valid JSON: .+\. Import the feed again\.$/),
    ]);
  });

  test('that breaks the schema is a problem with its keys', async () => {
    expect(await problemsOf(read({ imported_at: 'today', cars: [] }), dir)).toEqual([
      'stock.json: imported_at: is "today". Must be a time, such as "2026-12-26T08:30:00Z".',
    ]);
  });

  test('in which vehicles share an address, or take that of the trade-in page, is a problem (T-50)', async () => {
    const cars = ['a', 'b', 'a', 'trade-in', 'a'].map((slug, index) => makeCar({ id: String(index), slug }));
    expect(await problemsOf(read({ imported_at, cars }), dir)).toEqual([
      'stock.json: cars.2.slug: "a" is also the slug of cars.0. Give each car its own.',
      'stock.json: cars.3.slug: "trade-in" is reserved. Give the car another slug.',
      'stock.json: cars.4.slug: "a" is also the slug of cars.0. Give each car its own.',
    ]);
  });

  test('has what the import wrote; prices are found by the ids of its vehicles alone', async () => {
    const cars = [makeCar({ id: '1' }), makeCar({ id: '2' })];
    const price_history = { 1: [['2026-11-01', 24_990]] };
    const snapshot = await read({ imported_at, cars, price_history });
    expect(snapshot).toMatchObject({ imported_at, gone: [], listed: [] });
    expect(snapshot.cars.map(({ id }) => id)).toEqual(['1', '2']);
    expect({ ...snapshot.price_history }).toEqual(price_history);
    expect(snapshot.price_history.constructor).toBeUndefined();
  });
});

const NO_CARS = { imported_at: '2026-11-20T00:00:00Z', cars: [], price_history: {}, gone: [], listed: [] };

describe('the addresses of vehicles that are no longer listed redirect (T-30, T-45)', () => {
  const gone = [
    { id: 'g', slug: 'gone', make: 'Isuzu', model: 'D-MAX', body: 'ute', gone_at: '2026-11-01T00:00:00Z' },
  ];
  const sold = makeCar({
    id: 's',
    slug: 'sold',
    make: 'Toyota',
    model: 'HiLux',
    simple_body: 'ute',
    status: 'sold',
  });

  test('those of removed ones, then those sold too long ago, as of the import', () => {
    expect(getRedirectedCars({ ...NO_CARS, cars: [sold], gone }, [])).toEqual([
      ...gone,
      { id: 's', slug: 'sold', make: 'Toyota', model: 'HiLux', body: 'ute', gone_at: '2026-11-20T00:00:00Z' },
    ]);
  });

  test.each([
    ['listed', sold, [sold]],
    ['not for the website', makeCar({ status: 'sold', show_on_dealer_website: false }), []],
    ['available, but outside of what the dealer lists', makeCar({ status: 'in_stock' }), []],
  ])('not those of one that is %s', (_, car, shown) => {
    expect(getRedirectedCars({ ...NO_CARS, cars: [car] }, shown)).toEqual([]);
  });
});

describe('makes and models that were listed before and are not now', () => {
  const model = (make: string, name: string, body: string | null = null) => ({ make, model: name, body });
  const dmax = model('Isuzu', 'D-MAX', 'ute');
  const gone = [{ ...model('Mazda', 'CX-5', 'suv'), id: 'g', slug: 'g', gone_at: '2026-11-01T00:00:00Z' }];

  test.each([
    ['each once, as first listed', [dmax, dmax, model('Isuzu', 'MU-X')], [], [dmax, model('Isuzu', 'MU-X')]],
    ['not one for sale', [dmax, model('Isuzu', 'MU-X')], [makeCar({ make: 'Isuzu', model: 'MU-X' })], [dmax]],
    [
      'by make and model: another make may have a model of that name',
      [dmax],
      [makeCar({ model: 'D-MAX' })],
      [dmax],
    ],
    [
      'not by both run together',
      [model('A', 'B C')],
      [makeCar({ make: 'A B', model: 'C' })],
      [model('A', 'B C')],
    ],
  ])('%s', (_, listedBefore, cars, former) => {
    expect(findFormerModels({ ...NO_CARS, listed: listedBefore, gone }, cars)).toEqual(former);
  });

  test('are those of removed cars where an older import did not note them', () => {
    expect(findFormerModels({ ...NO_CARS, gone }, [])).toEqual([model('Mazda', 'CX-5', 'suv')]);
  });
});
