import { readdir } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page, type Request } from 'playwright';
import { startHost } from '#host/start-host.ts';
import { EVENT_REPORT_DELAY_MS, readLongestEvent, watchClicks } from '#scripts/audit/click-timing.ts';
import budgets from '#scripts/budgets.json' with { type: 'json' };
import { quantile } from '#scripts/cli/statistics.ts';
import { formatTable } from '#scripts/cli/table.ts';
import { findBrowser, NO_BROWSER_MESSAGE } from '#scripts/test/browser.ts';
import { ISLAND_PRESSES, type IslandPress } from './island-presses.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const MAX_LATER_PRESSES = 5;
/** Duration of a tap. */
const TAP_MS = 80;

export interface IslandFigures extends Pick<IslandPress, 'island' | 'press'> {
  /** JavaScript as sent, in KB: before any interaction, and added by the first press. */
  readonly kilobytesBefore: number;
  readonly kilobytesAfter: number;
  /** Event Timing of first presses in milliseconds, one per visit. */
  readonly first: readonly number[];
  /** Milliseconds from touch start to the response in the document. */
  readonly answered: readonly number[];
  readonly later: readonly number[];
}

export interface IslandsBenchOptions {
  readonly slug: string;
  readonly distDir: string;
  readonly dataDir: string;
  readonly visits: number;
  readonly onProgress: (text: string) => void;
}

/** Measures the first press on each island on a slow phone with an empty cache, and the later ones. */
export async function benchIslands({
  slug,
  distDir,
  dataDir,
  visits,
  onProgress,
}: IslandsBenchOptions): Promise<IslandFigures[]> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(NO_BROWSER_MESSAGE);
  const [car = ''] = await readdir(join(distDir, slug, 'cars'));
  await using cleanup = new AsyncDisposableStack();
  const host = cleanup.adopt(await startHost({ distDir, dataDir, port: 0 }), ({ close }) => close());
  const browser = cleanup.adopt(
    await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] }),
    (opened) => opened.close(),
  );
  const figures: IslandFigures[] = [];
  for (const press of ISLAND_PRESSES) {
    onProgress(`${press.island}: ${press.press}`);
    const url = `http://${slug}.localhost:${host.port}${press.path.replace('{car}', car)}`;
    const rounds: Visit[] = [];
    for (let visit = 0; visit < visits; visit++) {
      const round = await visitOnce(browser, url, press);
      if (round) rounds.push(round);
    }
    if (rounds.length === 0) {
      onProgress(`  skipped: ${press.path} has nothing to press`);
      continue;
    }
    figures.push({
      island: press.island,
      press: press.press,
      kilobytesBefore: rounds[0]?.before ?? 0,
      kilobytesAfter: rounds[0]?.after ?? 0,
      first: rounds.map(({ first }) => first),
      answered: rounds.map(({ answered }) => answered),
      later: rounds.flatMap(({ later }) => later),
    });
  }
  return figures;
}

/** Bytes in KB, times in milliseconds. */
interface Visit {
  readonly before: number;
  readonly after: number;
  readonly first: number;
  readonly answered: number;
  readonly later: readonly number[];
}

async function visitOnce(browser: Browser, url: string, press: IslandPress): Promise<Visit | undefined> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const scripts: Request[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(EVENT_REPORT_DELAY_MS);
    const target = press.target(page);
    if ((await target.count()) === 0) return undefined;
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
    return { before, after, first, answered, later };
  } finally {
    await context.close();
  }
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
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Limits for press times on a four times slower phone, and for the extra JavaScript that an island loads. */
const BUDGET = budgets.bench.islands;

/** A table with a row for each island and a verdict for each figure that has a budget. */
export function formatIslandTables(figures: readonly IslandFigures[]): string {
  const load = loadavg()[0]?.toFixed(1);
  return [
    formatTable(
      ['island', 'press', 'JS before KB', 'JS after KB', 'first p95 ms', 'answered p95 ms', 'later p95 ms'],
      figures.map(({ island, press, kilobytesBefore, kilobytesAfter, first, answered, later }) => [
        island,
        press,
        kilobytesBefore.toFixed(1),
        formatWithVerdict(kilobytesAfter, BUDGET.js_kb, 1),
        formatWithVerdict(quantile(first, 0.95), BUDGET.first_press_ms),
        quantile(answered, 0.95).toFixed(0),
        formatWithVerdict(quantile(later, 0.95), BUDGET.later_press_ms),
      ]),
    ),
    `Budgets at 4x: first press ${BUDGET.first_press_ms} ms and later presses ${BUDGET.later_press_ms} ms by Event Timing, ${BUDGET.js_kb} KB after intent.`,
    `Machine: ${availableParallelism()} processors, load ${load}. Above one per processor, times are too high.`,
  ].join('\n\n');
}

function formatWithVerdict(amount: number, limit: number, digits = 0): string {
  return `${amount.toFixed(digits)} ${amount <= limit ? 'ok' : 'OVER'}`;
}
