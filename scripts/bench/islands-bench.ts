import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator, Page, Request } from 'playwright';
import { startHost } from '#host/start-host.ts';
import { PHONE } from '#scripts/audit/audit-page.ts';
import { EVENT_REPORT_DELAY_MS, readLongestEvent, watchClicks } from '#scripts/audit/click-timing.ts';
import { type BenchContext, formatWithVerdict } from '#scripts/bench/bench-context.ts';
import budgets from '#scripts/budgets.json' with { type: 'json' };
import { UsageError } from '#scripts/cli/command.ts';
import { quantile, sum } from '#scripts/cli/statistics.ts';
import { formatTable } from '#scripts/cli/table.ts';
import { launchBrowser } from '#scripts/test/browser.ts';
import { ISLAND_PRESSES, type IslandPress } from './island-presses.ts';

const CPU_SLOWDOWN = 4;
const MAX_LATER_PRESSES = 5;
/** Duration of a tap. */
const TAP_MS = 80;

/** Visits of each press. */
const VISITS = 10;

/** Limits for press times on a four times slower phone, and for the extra JavaScript that an island loads. */
const BUDGET = budgets.bench.islands;

/** The first press on each island on a slow phone with an empty cache, and later ones, as a table. */
export async function benchIslands({ slug, folders }: BenchContext): Promise<string> {
  const { distDir, dataDir } = folders;
  const dist = join(distDir, slug);
  const [car] = await readdir(join(dist, 'cars')).catch(() => []);
  if (car === undefined)
    throw new UsageError(
      `--site: ${dist} has no pages of vehicles. Build it first: npm run build -- --site ${slug}`,
    );
  await using cleanup = new AsyncDisposableStack();
  const host = cleanup.adopt(await startHost({ distDir, dataDir, port: 0 }), ({ close }) => close());
  const browser = cleanup.use(await launchBrowser());
  const rows: string[][] = [];
  for (const press of ISLAND_PRESSES) {
    console.error(`${press.island}: ${press.press}`);
    const url = `http://${slug}.localhost:${host.port}${press.path.replace('{car}', car)}`;
    const visits: Visit[] = [];
    for (let visit = 0; visit < VISITS; visit++) visits.push(...(await visitOnce(browser, url, press)));
    const [first] = visits;
    if (first) rows.push([press.island, press.press, ...formatVisits(visits, first)]);
    else console.error(`  skipped: ${press.path} has nothing to press`);
  }
  return [
    formatTable(
      ['island', 'press', 'JS before KB', 'JS after KB', 'first p95 ms', 'answered p95 ms', 'later p95 ms'],
      rows,
    ),
    `Budgets at 4x: first press ${BUDGET.first_press_ms} ms and later presses ${BUDGET.later_press_ms} ms by Event Timing, ${BUDGET.js_kb} KB after intent.`,
  ].join('\n\n');
}

function formatVisits(visits: readonly Visit[], { before, after }: Visit): string[] {
  const p95 = (pick: (visit: Visit) => readonly number[]) => quantile(visits.flatMap(pick), 0.95);
  return [
    before.toFixed(1),
    formatWithVerdict(after, BUDGET.js_kb, 1),
    formatWithVerdict(
      p95(({ first }) => [first]),
      BUDGET.first_press_ms,
    ),
    p95(({ answered }) => [answered]).toFixed(0),
    formatWithVerdict(
      p95(({ later }) => later),
      BUDGET.later_press_ms,
    ),
  ];
}

/** JavaScript as sent, in KB: before any interaction, and added by the first press. Times in milliseconds. */
interface Visit {
  readonly before: number;
  readonly after: number;
  /** By Event Timing. */
  readonly first: number;
  /** From touch start to the response in the document. */
  readonly answered: number;
  readonly later: readonly number[];
}

/** None if the page has nothing to press. */
async function visitOnce(browser: Browser, url: string, press: IslandPress): Promise<Visit[]> {
  await using context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const scripts: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(EVENT_REPORT_DELAY_MS);
  const target = press.target(page);
  if ((await target.count()) === 0) return [];
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(EVENT_REPORT_DELAY_MS);
  const before = await measureKilobytes(scripts);

  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await watchClicks(page);
  const [first, answered] = await Promise.all([
    tap(page, target),
    measureAnswerTime(page, press.answer(page)),
  ]);
  const after = (await measureKilobytes(scripts)) - before;
  const later: number[] = [];
  for (let number = 0; number < MAX_LATER_PRESSES; number++) {
    const again = (press.again ?? press.target)(page);
    if (!(await again.isVisible())) break;
    later.push(await tap(page, again));
  }
  return [{ before, after, first, answered, later }];
}

/** Taps and returns the longest of its events by Event Timing, in milliseconds (16 if all were faster). */
async function tap(page: Page, target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target}: is not visible`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.evaluate(() => {
    window.clickWatch.events.length = 0;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(TAP_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return readLongestEvent(page);
}

/** Milliseconds from touch start to the response, detected at most one frame late. */
function measureAnswerTime(page: Page, answer: Locator): Promise<number> {
  return answer
    .waitFor({ timeout: 10_000 })
    .then(() => page.evaluate(() => performance.now() - window.clickWatch.pressed));
}

async function measureKilobytes(scripts: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(scripts.map(async (script) => (await script.sizes()).responseBodySize));
  return sum(sizes) / 1000;
}
