import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mapFeed } from '#scripts/stock-map/map-feed.ts';
import { importStock } from '#stock/import/import-stock.ts';
import { createStockWorkspace, day, type StockWorkspace } from '#tests/unit/stock/support.ts';
import { TRADE_FEEDS, TRADE_FILES } from './trade-feeds.ts';

let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});
afterEach(() => workspace.remove());

test.each([...TRADE_FEEDS, ...TRADE_FILES])(
  'stock:map asks what a feed leaves open and reads the rest: $what',
  async ({ file, text, country, set = [], asked, cars }) => {
    const feedPath = await workspace.file(file, text);
    const mappingPath = join(workspace.folder, 'stock.mapping.json');
    const isTyped = cars.some(({ price_type }) => price_type !== undefined);
    const answers = { ...asked, ...(!isTyped && { price_type: 'Drive Away' }) };
    const { questions } = await mapFeed({
      ...{ feedPath, out: mappingPath, set, defaults: [], answers: new Map(Object.entries(answers)) },
      ...{ isInteractive: false, force: false, now: day(1), dealer: { country }, log: () => {} },
    });
    expect(questions.map(({ id }) => id).sort()).toEqual(Object.keys(answers).sort());
    const { siteDir, folder } = workspace;
    await importStock({
      ...{ feedPath, mappingPath, siteDir, dataDir: join(folder, 'data'), where: [], force: false },
      ...{ now: day(1), dealer: { country } },
    });
    const found = (await workspace.snapshot()).cars;
    expect(
      found.map(({ images, ...car }) => ({ ...car, pictures: images.map(({ image }) => image.url) })),
    ).toMatchObject(isTyped ? cars : cars.map((car) => ({ ...car, price_type: 'Drive Away' })));
  },
);
