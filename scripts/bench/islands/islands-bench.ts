import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page, type Request } from 'playwright';
import { startHost } from '#host/start-host.ts';
import { findBrowser, NO_BROWSER_MESSAGE } from '#scripts/test/browser.ts';
import { ISLAND_PRESSES, type IslandPress } from './island-presses.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const MAX_LATER_PRESSES = 5;
/** Duration of a tap. */
const TAP_MS = 80;
/** Browsers report no shorter events. */
const MIN_EVENT_MS = 16;
/** Events are reported with a delay after their frame. */
const EVENT_REPORT_DELAY_MS = 300;

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
    await watchPresses(page);
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

declare global {
  interface Window {
    pressWatch: { events: PerformanceEventTiming[]; pressed: number };
  }
}

async function watchPresses(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    window.pressWatch = { events: [], pressed: 0 };
    new PerformanceObserver((list) => {
      window.pressWatch.events.push(...(list.getEntries() as PerformanceEventTiming[]));
    }).observe({ type: 'event', durationThreshold });
    addEventListener('pointerdown', ({ timeStamp }) => (window.pressWatch.pressed = timeStamp), true);
  }, MIN_EVENT_MS);
}

/** Taps and returns the longest of its events by Event Timing, in milliseconds (16 if all were faster). */
async function tap(page: Page, target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target}: is not visible`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.evaluate(() => {
    window.pressWatch.events.length = 0;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(TAP_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(EVENT_REPORT_DELAY_MS);
  return page.evaluate(
    (shortest) =>
      Math.max(
        shortest,
        ...window.pressWatch.events
          .filter(({ name }) => ['pointerdown', 'pointerup', 'click'].includes(name))
          .map(({ duration }) => duration),
      ),
    MIN_EVENT_MS,
  );
}

/** Milliseconds from touch start to the response, detected at most one frame late. */
function measureAnswerTime(page: Page, answer: Locator): Promise<number> {
  return answer
    .waitFor({ timeout: 10_000 })
    .then(() => page.evaluate(() => performance.now() - window.pressWatch.pressed));
}

async function measureKilobytes(scripts: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(scripts.map(async (script) => (await script.sizes()).responseBodySize));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
