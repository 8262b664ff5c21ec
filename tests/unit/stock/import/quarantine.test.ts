import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getTag } from '#domain/car/status/tag.ts';
import { createStockWorkspace, day, HEADER, type StockWorkspace } from '#tests/unit/stock/support.ts';

const GOOD = 'A0,2021,Kia,Rio,used,15990,5';
let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});
afterEach(() => workspace.remove());

describe('a field that is wrong and may be missing is dropped and reported', () => {
  const finance = (figures: object) => JSON.stringify({ taurus: figures }).replaceAll('"', '""');

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
