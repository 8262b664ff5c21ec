import { describe, expect, test } from 'vitest';
import { readCsv } from '#stock/readers/csv.ts';
import { readJson } from '#stock/readers/json.ts';
import { identifyRows } from '#stock/rows/row-identity.ts';
import { readFeedText, readIds } from '#tests/unit/stock/read-feed-text.ts';

describe('with a key, the key is the identity', () => {
  test('whatever else changes', () => {
    expect(readIds('stocknum,year,make,model,car_type,km\nU1,2021,Kia,Rio,used,10')).toEqual(['U1']);
    expect(readIds('stocknum,year,make,model,car_type,km\nU1,2020,KIA,Rio,demo,99')).toEqual(['U1']);
  });

  test('a duplicate key is numbered and reported', () => {
    const { cars, repaired } = readFeedText(
      'stocknum,year,make,model,car_type\nU1,2021,Kia,Rio,used\nU1,2022,Kia,Rio,used',
    );
    expect(cars.map(({ id }) => id)).toEqual(['U1', 'U1~2']);
    expect(repaired).toMatchObject([
      { line: 3, field: 'key', reason: 'the same key as no. 2, so it is numbered', value: 'U1' },
    ]);
  });

  test('a row that leaves it empty is identified by its other cells and reported', () => {
    const { cars, repaired } = readFeedText('stocknum,year,make,model,car_type\n,2021,Kia,Rio,used');
    expect(cars[0]?.id).toMatch(/^[0-9a-f]{16}$/);
    expect(repaired).toMatchObject([
      { line: 2, field: 'key', reason: 'no stocknum: known by its other cells instead', value: '' },
    ]);
  });

  test('all of several columns count, and none may be empty', () => {
    const feed = readCsv({ file: 'feed.csv', text: 'dealer,no\nA,1\nA,2\nB,1\nA,' });
    const plan = {
      fields: [],
      key: ['dealer', 'no'],
      priceColumns: [],
      defaults: {},
      constants: {},
      where: {},
    };
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
  const [base] = readIds(`${header}\n2021,Kia,Rio,used,10000,,x`);

  test.each([
    ['another price', `${header}\n2021,Kia,Rio,used,9000,,x`],
    ['an earlier price', `${header}\n2021,Kia,Rio,used,10000,12000,x`],
    ['another order of columns', 'note,year,make,model,car_type,price\nx,2021,Kia,Rio,used,10000'],
    ['a new column that is empty', `${header},new\n2021,Kia,Rio,used,10000,,x,`],
  ])('%s does not change the identity', (_, text) => {
    expect(readIds(text)).toEqual([base]);
  });

  test.each([
    ['another cell', `${header}\n2021,Kia,Rio,used,10000,,y`],
    ['a cell in another column', 'year,make,model,car_type,price,remark\n2021,Kia,Rio,used,10000,x'],
  ])('%s does', (_, text) => {
    expect(readIds(text)).not.toEqual([base]);
  });

  test('rows that differ only in price are numbered in order, which is not reported', () => {
    const { cars, repaired } = readFeedText(
      'year,make,model,car_type,price\n2021,Kia,Rio,used,1\n2021,Kia,Rio,used,2\n2021,Kia,Rio,used,3',
    );
    const [first] = cars;
    expect(cars.map(({ id }) => id)).toEqual([first?.id, `${first?.id}~2`, `${first?.id}~3`]);
    expect(repaired).toEqual([]);
  });

  test('a price inside a structure does not change the identity either', () => {
    const idOf = (amount: number) => {
      const text = JSON.stringify([{ make: 'Kia', prices: { drive_away: amount } }]);
      const plan = {
        fields: [],
        key: [],
        priceColumns: ['prices.drive_away'],
        defaults: {},
        constants: {},
        where: {},
      };
      return identifyRows(readJson({ file: 'feed.json', text }).rows, plan)[0]?.id;
    };
    expect(idOf(1)).toBe(idOf(2));
  });
});
