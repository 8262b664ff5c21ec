import { beforeEach, expect, test } from 'vitest';
import { readSnapshot } from '#site/read-stock.ts';
import type { ImportReport } from '#stock/rows/report.ts';
import { StockError } from '#stock/stock-error.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';
import { createStockWorkspace, day, type StockWorkspace } from '#tests/unit/stock/support.ts';
import { GOOD, HOSTILE_FEEDS } from './hostile-feeds.ts';

const DEALER = {
  locationIds: new Set(['main']),
  imageHosts: ['img.example.com'],
  timeZone: 'Australia/Brisbane',
};

let workspace: StockWorkspace;
beforeEach(async () => {
  workspace = await createStockWorkspace();
});

test('the corpus has 60 feeds at least', () => expect(HOSTILE_FEEDS.length).toBeGreaterThanOrEqual(60));

test.each(HOSTILE_FEEDS)(
  'a hostile feed breaks nothing: the good car is in stock afterwards, and a build can read it: $what',
  async ({ name, content, good }) => {
    await workspace.importFeed(JSON.stringify([GOOD]), { name: 'before.json' });
    let report: ImportReport | undefined;
    try {
      const feedPath = await workspace.file(name, content);
      ({ report } = await workspace.importFeed('', {
        name: 'unused.csv',
        feedPath,
        dealer: DEALER,
        now: day(1),
      }));
    } catch (error) {
      if (!(error instanceof StockError)) throw error;
    }
    expect(report !== undefined).toBe(good);
    const { stock } = makeSite();
    if (!stock) throw new Error('the site sells cars');
    const { cars } = await readSnapshot(workspace.snapshotFile, stock);
    expect(cars.map(({ stocknum }) => stocknum)).toContain('GOOD1');
    for (const { slug, images } of cars) {
      expect(slug).toMatch(/^[a-z0-9-]{1,180}$/);
      for (const { image } of images)
        expect(URL.parse(image.url, 'https://site.example')?.host).toMatch(
          /^(?:img\.example\.com|site\.example)$/,
        );
    }
    if (report) expect(report.rows.held + report.rows.clean + report.rows.repaired).toBe(report.rows.read);
  },
);
