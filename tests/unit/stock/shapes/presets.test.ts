import { afterEach, beforeEach, expect, test } from 'vitest';
import { importStock } from '#stock/import/import-stock.ts';
import { findMapping } from '#stock/mapping/load-mapping.ts';
import { createStockWorkspace, day, type StockWorkspace } from '#tests/unit/stock/support.ts';
import { describeCars, feedPath, readExpectedStock, SHAPES } from './expected-stock.ts';

const TIME_ZONE = 'Australia/Sydney';

let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});
afterEach(() => workspace.remove());

test.each(SHAPES)(
  'a preset turns a feed of its shape into the stock that was written down before the code was: $preset',
  async ({ preset, feed, expected: name, rowsBefore }) => {
    const expected = await readExpectedStock(name);
    const { report } = await importStock({
      feedPath: feedPath(feed),
      mappingPath: await findMapping(preset, workspace.siteDir),
      siteDir: workspace.siteDir,
      dataDir: `${workspace.folder}/data`,
      where: [],
      force: false,
      now: day(1),
      dealer: { timeZone: TIME_ZONE },
    });
    expect(report.held.map(({ line, field }) => ({ row: line - rowsBefore, field }))).toEqual(expected.held);
    const asked = new Set(
      expected.questions.map((question) => /"(.*)"/.exec(question)?.[1]?.toLowerCase().replaceAll(' ', '_')),
    );
    const cars = describeCars(await workspace.snapshot(), TIME_ZONE);
    // What a status means that nobody knows is for the dealer to say: stock:map asks.
    const told = expected.cars.map((car, index) =>
      asked.has(String(cars[index]?.status)) ? { ...car, status: cars[index]?.status, reserved: false } : car,
    );
    expect(cars).toMatchObject(told);
  },
);
