import { describe, expect, test } from 'vitest';
import { sha256 } from '#platform/sha256.ts';
import { identifyRows } from '#stock/rows/row-identity.ts';
import { readCsv, readJson } from '#tests/support/readers/read-feed-text.ts';
import { readFeedText, readIds } from '#tests/unit/stock/support.ts';

const PLAN = { fields: [], key: [], priceColumns: [], defaults: {}, constants: {}, where: {} };

describe('with a key, the key is the identity', () => {
  test('whatever else changes', () => {
    expect(readIds('stocknum,year,make,model,car_type,km\nU1,2021,Kia,Rio,used,10')).toEqual(['U1']);
    expect(readIds('stocknum,year,make,model,car_type,km\nU1,2020,KIA,Rio,demo,99')).toEqual(['U1']);
  });

  const identify = (key: readonly string[], ...rows: readonly Record<string, string>[]) =>
    identifyRows(
      rows.map((cells, index) => ({ line: index + 2, cells: new Map(Object.entries(cells)) })),
      { ...PLAN, key },
    );
  const idOf = (no: string) => identify(['no'], { no })[0]?.id;

  test('a duplicate names the first row with its key, and passes over numbers that are taken', () => {
    const rows = ['U1', 'U1~2', 'U1', 'U1'].map((no) => ({ no }));
    const problem = { field: 'key', reason: 'the same key as no. 2, so it is numbered', value: 'U1' };
    expect(identify(['no'], ...rows)).toMatchObject([
      { id: 'U1', ordinal: 1 },
      { id: 'U1~2', ordinal: 1 },
      { id: 'U1~3', ordinal: 3, problem },
      { id: 'U1~4', ordinal: 4, problem },
    ]);
    expect(identify(['no'], ...rows).map((row) => 'problem' in row)).toEqual([false, false, true, true]);
    expect(identify(['no'], ...rows).map((row) => row.repeats)).toEqual([undefined, undefined, 2, 2]);
    const differing = [
      { no: 'U1', km: '10' },
      { no: 'U1', km: '11' },
    ];
    expect(identify(['no'], ...differing).map((row) => row.repeats)).toEqual([undefined, undefined]);
  });

  test('with a hash of it as the end of its slug', () => {
    expect(identify(['no'], { no: 'U1' })).toEqual([
      { id: 'U1', tail: sha256('U1', 'hex').slice(0, 6), ordinal: 1 },
    ]);
  });

  test.each(['constructor', 'toString', 'hasOwnProperty', 'prototype', '__proto__'])(
    'a key called %s is written so that no object has it',
    (no) => expect(idOf(no)).toBe(`${no}~`),
  );

  test('a key is on one line', () => expect(idOf(' U\n1 ')).toBe('U 1'));

  test('a key of more than 100 characters is a text: its hash stands for it', () => {
    expect(idOf('x'.repeat(100))).toBe('x'.repeat(100));
    expect(idOf('x'.repeat(101))).toBe(sha256('x'.repeat(101), 'hex', 16));
  });

  test.each([
    ['is blank', { dealer: 'A', no: '-' }],
    ['is not there', { dealer: 'A' }],
  ])('a row of which a part of the key %s is reported with all columns of the key', (_, cells) => {
    expect(identify(['dealer', 'no'], cells)).toMatchObject([
      { problem: { field: 'key', reason: 'no dealer and no: known by its other cells instead', value: '' } },
    ]);
  });

  test('all of several columns count, and none may be empty', () => {
    const feed = readCsv({ file: 'feed.csv', text: 'dealer,no\nA,1\nA,2\nB,1\nA,' });
    expect(identifyRows(feed.rows, { ...PLAN, key: ['dealer', 'no'] }).map(({ id }) => id)).toEqual([
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
  ])('%s does not change the identity', (_, text) => expect(readIds(text)).toEqual([base]));

  test('it is a hash of the cells in the order of their columns: cars keep theirs for ever', () => {
    const cells = Object.entries({ car_type: 'used', make: 'Kia', model: 'Rio', note: 'x', year: '2021' });
    expect(base).toBe(sha256(JSON.stringify(cells), 'hex', 16));
  });

  test.each([
    ['another cell', `${header}\n2021,Kia,Rio,used,10000,,y`],
    ['a cell in another column', 'year,make,model,car_type,price,remark\n2021,Kia,Rio,used,10000,x'],
  ])('%s does', (_, text) => expect(readIds(text)).not.toEqual([base]));

  test('rows that differ only in price are numbered in order, which is not reported', () => {
    const { cars, repaired } = readFeedText(
      'year,make,model,car_type,price\n2021,Kia,Rio,used,9001\n2021,Kia,Rio,used,9002\n2021,Kia,Rio,used,9003',
    );
    const [first] = cars;
    expect(cars.map(({ id }) => id)).toEqual([first?.id, `${first?.id}~2`, `${first?.id}~3`]);
    expect(repaired).toEqual([]);
  });

  test('a price inside a structure does not change the identity either', () => {
    const idOf = (amount: number) => {
      const text = JSON.stringify([{ make: 'Kia', prices: { drive_away: amount } }]);
      const plan = { ...PLAN, priceColumns: ['prices.drive_away'] };
      return identifyRows(readJson({ file: 'feed.json', text }).rows, plan)[0]?.id;
    };
    expect(idOf(1)).toBe(idOf(2));
  });
});
