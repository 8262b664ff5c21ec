import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planFromFieldNames } from '#stock/mapping/import-plan.ts';
import { readCsv } from '#stock/readers/csv.ts';
import { readJson } from '#stock/readers/json.ts';
import { identifyRows } from '#stock/rows/row-identity.ts';
import { assignCarSlugs } from '#stock/snapshot/car-slugs.ts';
import { type ReadCarsResult, readCars } from '#stock/snapshot/read-cars.ts';

function readFeedText(text: string): ReadCarsResult {
  const feed = readCsv({ file: 'feed.csv', text });
  return readCars(feed.rows, planFromFieldNames(feed, 'feed.csv'));
}
const ids = (text: string) => readFeedText(text).cars.map(({ id }) => id);
const slugs = (text: string, known = new Map<string, string>()) => [
  ...assignCarSlugs(readFeedText(text).cars, known).values(),
];

describe('with a key, the key is the identity', () => {
  test('whatever else changes', () => {
    expect(ids('stocknum,year,make,model,car_type,km\nU1,2021,Kia,Rio,used,10')).toEqual(['U1']);
    expect(ids('stocknum,year,make,model,car_type,km\nU1,2020,KIA,Rio,demo,99')).toEqual(['U1']);
  });

  test('a key that comes again is numbered, and reported', () => {
    const { cars, repaired } = readFeedText(
      'stocknum,year,make,model,car_type\nU1,2021,Kia,Rio,used\nU1,2022,Kia,Rio,used',
    );
    expect(cars.map(({ id }) => id)).toEqual(['U1', 'U1~2']);
    expect(repaired).toEqual([
      { line: 3, field: 'key', reason: 'the same key as no. 2, so it is numbered', value: 'U1' },
    ]);
  });

  test('a row that leaves it empty is known by its other cells, and reported', () => {
    const { cars, repaired } = readFeedText('stocknum,year,make,model,car_type\n,2021,Kia,Rio,used');
    expect(cars[0]?.id).toMatch(/^[0-9a-f]{16}$/);
    expect(repaired).toEqual([
      { line: 2, field: 'key', reason: 'no stocknum: known by its other cells instead', value: '' },
    ]);
  });

  test('of several columns all count, and each must be filled', () => {
    const feed = readCsv({ file: 'feed.csv', text: 'dealer,no\nA,1\nA,2\nB,1\nA,' });
    const plan = { fields: [], key: ['dealer', 'no'], priceColumns: [], defaults: {}, constants: {} };
    expect(identifyRows(feed.rows, plan).map(({ id }) => id)).toEqual([
      'A~1',
      'A~2',
      'B~1',
      expect.stringMatching(/^[0-9a-f]{16}$/),
    ]);
  });
});

describe('without a key, all columns but those of prices are', () => {
  const header = 'year,make,model,car_type,price,before_price,note';
  const [base] = ids(`${header}\n2021,Kia,Rio,used,10000,,x`);

  test.each([
    ['another price', `${header}\n2021,Kia,Rio,used,9000,,x`],
    ['an earlier price', `${header}\n2021,Kia,Rio,used,10000,12000,x`],
    ['another order of columns', 'note,year,make,model,car_type,price\nx,2021,Kia,Rio,used,10000'],
    ['a new column that is empty', `${header},new\n2021,Kia,Rio,used,10000,,x,`],
  ])('%s does not make another car', (_, text) => {
    expect(ids(text)).toEqual([base]);
  });

  test.each([
    ['another cell', `${header}\n2021,Kia,Rio,used,10000,,y`],
    ['a cell in another column', 'year,make,model,car_type,price,remark\n2021,Kia,Rio,used,10000,x'],
  ])('%s does', (_, text) => {
    expect(ids(text)).not.toEqual([base]);
  });

  test('rows that are equal but for the price are numbered in their order, and that is no fault', () => {
    const { cars, repaired } = readFeedText(
      'year,make,model,car_type,price\n2021,Kia,Rio,used,1\n2021,Kia,Rio,used,2\n2021,Kia,Rio,used,3',
    );
    const [first] = cars;
    expect(cars.map(({ id }) => id)).toEqual([first?.id, `${first?.id}~2`, `${first?.id}~3`]);
    expect(repaired).toEqual([]);
  });

  test('a price inside a structure does not make another car either', () => {
    const idOf = (amount: number) => {
      const text = JSON.stringify([{ make: 'Kia', prices: { drive_away: amount } }]);
      const plan = { fields: [], key: [], priceColumns: ['prices.drive_away'], defaults: {}, constants: {} };
      return identifyRows(readJson({ file: 'feed.json', text }).rows, plan)[0]?.id;
    };
    expect(idOf(1)).toBe(idOf(2));
  });
});

describe('slugs', () => {
  test.each([
    [
      'year, make, model and stock number',
      'stocknum,year,make,model,car_type\nU 12/3,2017,Land Rover,Range Rover Sport,used',
      '2017-land-rover-range-rover-sport-u-12-3',
    ],
    [
      'a stock number that leaves nothing is passed over',
      'stocknum,id,year,make,model,car_type\n!!!,7,2017,Kia,Rio,used',
      expect.stringMatching(/^2017-kia-rio-[0-9a-f]{6}$/),
    ],
    [
      'no stock number: 6 digits of the hash',
      'year,make,model,car_type\n2017,Mercedes-Benz,C200,used',
      expect.stringMatching(/^2017-mercedes-benz-c200-[0-9a-f]{6}$/),
    ],
  ])('%s', (_, text, slug) => {
    expect(slugs(text)).toEqual([slug]);
  });

  test('without a key the 6 digits are the first of the id; equal rows are numbered', () => {
    const text = 'year,make,model,car_type,price\n2021,Kia,Rio,used,1\n2021,Kia,Rio,used,2';
    const [id = ''] = ids(text);
    expect(slugs(text)).toEqual([`2021-kia-rio-${id.slice(0, 6)}`, `2021-kia-rio-${id.slice(0, 6)}-2`]);
  });

  test('a car keeps the slug it had, and nobody gets the slug of another, gone ones included', () => {
    const text = 'stocknum,year,make,model,car_type\nU1,2022,Kia,Rio,used\nU2,2022,Kia,Rio,used';
    const known = new Map([
      ['U1', 'its-first-address'],
      ['gone', '2022-kia-rio-u2'],
    ]);
    const [first, second] = slugs(text, known);
    expect(first).toBe('its-first-address');
    expect(second).toMatch(/^2022-kia-rio-u2-[0-9a-f]{6}$/);
  });
});

const word = fc.constantFrom('U1', 'u-1', 'U 1', 'U1-2', 'U1~2', 'é', '!', 'trade-in', 'B2', '');
const carRow = fc.record({
  stocknum: word,
  make: fc.constantFrom('Kia', 'KIA', 'Trade', '!'),
  model: fc.constantFrom('Rio', 'In', 'rio'),
});
const feedOf = (rows: readonly { id: number; stocknum: string; make: string; model: string }[]) =>
  [
    'id,stocknum,make,model,year,car_type',
    ...rows.map(({ id, stocknum, make, model }) => `id${id},${stocknum},${make}x,${model},2021,used`),
  ].join('\n');
const keyedRows = fc
  .array(carRow, { minLength: 1, maxLength: 30 })
  .map((rows) => rows.map((row, id) => ({ ...row, id })));

describe('whatever the stock', () => {
  test('ids and slugs are unique, slugs are well formed and never a page of ours', () => {
    fc.assert(
      fc.property(fc.array(carRow, { minLength: 1, maxLength: 30 }), (rows) => {
        const text = [
          'stocknum,make,model,year,car_type',
          ...rows.map((row) => `${row.stocknum},${row.make}x,${row.model},2021,used`),
        ].join('\n');
        expect(new Set(ids(text)).size).toBe(rows.length);
        const all = slugs(text);
        expect(new Set(all).size).toBe(rows.length);
        for (const slug of all) expect(slug).toMatch(/^2021(-[a-z0-9]+)+$/);
      }),
    );
  });

  test('with keys the order of rows decides nothing', () => {
    fc.assert(
      fc.property(
        keyedRows.chain((rows) =>
          fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
        ),
        ([rows, shuffled]) => {
          const byId = (text: string) =>
            new Map([...assignCarSlugs(readFeedText(text).cars, new Map())].sort());
          expect(byId(feedOf(shuffled))).toEqual(byId(feedOf(rows)));
        },
      ),
    );
  });
});
