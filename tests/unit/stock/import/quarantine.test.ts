import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getTag } from '#domain/car/status/tag.ts';
import type { DealerRules } from '#stock/rows/dealer-rules.ts';
import { createStockWorkspace, day, HEADER, type StockWorkspace } from '#tests/unit/stock/support.ts';

const GOOD = 'A0,2021,Kia,Rio,used,15990,5';
const DEALER: DealerRules = { locationIds: new Set(['main']), imageHosts: ['img.example.com'] };

let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});
afterEach(() => workspace.remove());

test.each([
  [
    'a model that no file name can hold',
    `B1,2021,Kia,${'x'.repeat(280)},used,1,1`,
    'model',
    'has 280 characters',
  ],
  ['a make of a whole description', `B1,2021,${'y '.repeat(90)},Rio,used,1,1`, 'make', 'has 179 characters'],
  ['no year', 'B1,,Kia,Rio,used,1,1', 'year', 'missing'],
  ['a car type that nobody knows', 'B1,2021,Kia,Rio,rental,1,1', 'car_type', 'not a known car type'],
])(
  'a row that breaks a rule of identity is held back, with what to do; the others are published: %s',
  async (_, row, field, reason) => {
    const { report } = await workspace.importFeed(`${HEADER}\n${GOOD}\n${row}`, { dealer: DEALER });
    expect(report.rows).toMatchObject({ in_feed: 2, held: 1, clean: 1, repaired: 0 });
    expect(report.held).toMatchObject([{ line: 3, field, reason: expect.stringContaining(reason) }]);
    expect(report.held[0]?.fix).toMatch(/\.$/);
    expect((await workspace.snapshot()).cars.map(({ id }) => id)).toEqual(['A0']);
  },
);

describe('a field that is wrong and may be missing is dropped and reported', () => {
  const finance = (figures: object) => JSON.stringify({ taurus: figures }).replaceAll('"', '""');

  test.each([
    [
      'a location that the dealer does not have',
      'location_id',
      'elsewhere',
      'is not in content/locations.json',
      null,
    ],
    [
      'a picture on a host that is not named',
      'images',
      'https://evil.example/1.jpg|https://img.example.com/2.jpg',
      'is on evil.example, a host that pages may not load from',
      [{ image: { url: 'https://img.example.com/2.jpg' } }],
    ],
    [
      'a picture that leads out of its folder',
      'images',
      '/pictures/../../etc/passwd',
      'leads out of its folder',
      [],
    ],
    [
      'one that is encoded',
      'primary_image_url',
      '/a/%2e%2e/%2e%2e/etc/passwd',
      'leads out of its folder',
      null,
    ],
    ['a badge of a whole page', 'badge', 'z'.repeat(300), 'has 300 characters, 120 at most', null],
    ['a description of a whole book', 'description', 'z'.repeat(30_000), 'has 30000 characters', null],
    ['items without end', 'features', 'a;'.repeat(500), 'has 500 items, 200 at most', []],
  ])('%s', async (_, field, cell, reason, left) => {
    const { report } = await workspace.importFeed(`${HEADER},${field}\n${GOOD},${cell}`, { dealer: DEALER });
    expect(report.rows).toMatchObject({ held: 0, repaired: 1 });
    expect(report.repaired).toMatchObject([{ line: 2, field, reason: expect.stringContaining(reason) }]);
    expect((await workspace.snapshot()).cars[0]?.[field as 'badge']).toEqual(left);
  });

  test.each([
    ['of another price are dropped', { interestRate: 8, termMonths: 60, paymentMonth: 1_000 }, 0],
    ['of this price stay', { interestRate: 8, termMonths: 60, paymentMonth: 330 }, 1],
    [
      'of this price less a deposit stay',
      { interestRate: 8, termYears: 5, paymentWeek: 50, deposit: 5000 },
      1,
    ],
    ['that do not say enough to tell stay', { interestRate: 8, comparisonRate: 9 }, 1],
  ])('finance figures %s', async (_, figures, lenders) => {
    await workspace.importFeed(`${HEADER},finance_lenders\n${GOOD},"${finance(figures)}"`);
    expect(Object.keys((await workspace.snapshot()).cars[0]?.finance_lenders ?? {})).toHaveLength(lenders);
  });
});

test.each(['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty'])(
  'a stock number may be %s: the car has a price history like any other',
  async (stocknum) => {
    await workspace.importFeed(`${HEADER}\n${stocknum},2021,Kia,Rio,used,15990,5`);
    const { cars, price_history } = await workspace.snapshot();
    expect(cars).toMatchObject([{ stocknum }]);
    expect(Object.entries(price_history)).toEqual([[cars[0]?.id, [['2026-11-21', 15_990]]]]);
    const { report } = await workspace.importFeed(`${HEADER}\n${stocknum},2021,Kia,Rio,used,15990,5`, {
      now: day(1),
    });
    expect(report.outcome).toBe('unchanged');
  },
);

test('cars that the site would not show are counted with the reason', async () => {
  const rows = ['Under Offer', 'Under Offer', 'Sold', 'In Stock'].map(
    (status, index) => `B${index},2021,Kia,Rio,used,15990,5,${status}`,
  );
  const { report } = await workspace.importFeed(`${HEADER},status\n${rows.join('\n')}`);
  expect(report.shown).toMatchObject({
    cars: 4,
    shown: 1,
    hidden: [
      { cars: 2, reason: 'with status "under_offer", which is not known' },
      { cars: 1, reason: expect.stringContaining('sold') },
    ],
  });
});

test('a first import without dates marks nothing as just arrived; a car that comes later is (TAG-06)', async () => {
  const style = { soldTag: 'SOLD', newTag: 'Just arrived', reservedTag: 'RESERVED', electrifiedTags: false };
  await workspace.importFeed(`${HEADER}\n${GOOD}`);
  await workspace.importFeed(`${HEADER}\n${GOOD}\nB1,2021,Kia,Rio,used,15990,5`, { now: day(1) });
  const { cars } = await workspace.snapshot();
  expect(cars.map((car) => getTag(car, { ...style, runoutTagColour: 'red' } as never, day(1))?.text)).toEqual(
    [undefined, 'Just arrived'],
  );
});
