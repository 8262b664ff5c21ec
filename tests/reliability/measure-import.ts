import { importStock } from '#stock/import/import-stock.ts';
import { StockError } from '#stock/stock-error.ts';

/** Imports a feed in a process of its own and prints how it ended and the most memory that it took, as JSON. */
const [feedPath = '', siteDir = '', dataDir = ''] = process.argv.slice(2);
const started = performance.now();
const outcome = await importStock({
  ...{ feedPath, siteDir, dataDir, where: [], force: false },
  now: new Date('2026-11-22T00:00:00Z'),
}).then(
  ({ report }) => `${report.rows.held} held back, ${report.stock.after} cars`,
  (error: unknown) => {
    if (!(error instanceof StockError)) throw error;
    return `refused: ${error.message.slice(0, 160)}`;
  },
);
const seconds = (performance.now() - started) / 1000;
console.log(JSON.stringify({ outcome, seconds, peakMb: process.resourceUsage().maxRSS / 1024 }));
