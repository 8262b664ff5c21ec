import type { Browser, Locator, Page } from 'playwright';
import { quantile } from '#scripts/cli/statistics.ts';

declare global {
  interface Window {
    clickWatch: { events: PerformanceEventTiming[]; pressed: number; painted: number };
  }
  /** From Event Timing; missing in TypeScript's types. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** Browsers report no shorter events, and round durations to 8 ms. */
const MIN_EVENT_MS = 16;
/** Events are reported with a delay after their frame. */
export const EVENT_REPORT_DELAY_MS = 300;

/** Starts recording the duration of presses on this page. */
export async function watchClicks(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    window.clickWatch = { events: [], pressed: 0, painted: 0 };
    new PerformanceObserver((list) => {
      window.clickWatch.events.push(...(list.getEntries() as PerformanceEventTiming[]));
    }).observe({ type: 'event', durationThreshold });
    addEventListener('pointerdown', ({ timeStamp }) => (window.clickWatch.pressed = timeStamp), true);
  }, MIN_EVENT_MS);
}

/**
 * Clicks and waits for the heading's number to change. Milliseconds: `event` of the worst of pointerdown, pointerup and
 * click (16 where all were faster), `painted` from the pointer going down to the frame with the new number.
 */
async function timeClick(page: Page, box: Locator): Promise<{ event: number; painted: number }> {
  // Hover first, as a real pointer does: the work it causes is not part of the click.
  await box.hover();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0))));
  await page.evaluate(() => {
    const number = () => document.querySelector('h1 .num')?.textContent;
    const before = number();
    window.clickWatch.events.length = 0;
    window.clickWatch.painted = 0;
    const changes = new MutationObserver(() => {
      if (number() === before) return;
      changes.disconnect();
      // A message sent in a frame's callback arrives after that frame has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.clickWatch.painted = performance.now();
        };
        port2.postMessage(undefined);
      });
    });
    changes.observe(document, { subtree: true, childList: true, characterData: true });
  });
  await box.click();
  await page.waitForFunction(() => window.clickWatch.painted > 0, undefined, { timeout: 10_000 });
  const event = await readLongestEvent(page);
  return { event, painted: await page.evaluate(() => window.clickWatch.painted - window.clickWatch.pressed) };
}

/** The longest event of a press since the list was emptied, by Event Timing, in milliseconds: 16 if all were faster. */
export async function readLongestEvent(page: Page): Promise<number> {
  await page.waitForTimeout(EVENT_REPORT_DELAY_MS);
  return page.evaluate((shortest) => {
    const presses = window.clickWatch.events.filter(({ name }) =>
      ['pointerdown', 'pointerup', 'click'].includes(name),
    );
    return Math.max(shortest, ...presses.map(({ duration }) => duration));
  }, MIN_EVENT_MS);
}

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const CPU_SLOWDOWN = 4;
/** Each facet is clicked on and off: with fewer than 20 clicks, p95 would be the maximum. Fewer facets are clicked repeatedly. */
const FACET_COUNT = 12;

/**
 * Measures facet clicks on a slow computer, as 95th percentiles in milliseconds: Event Timing, and the time from pointer
 * down to the frame that shows the new number of cars.
 */
export async function measureFacetClicks(
  browser: Browser,
  url: string,
): Promise<{ facet_click_ms: number; facet_painted_ms: number }> {
  await using context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  await page.goto(url);
  const boxes = await openFacetCheckboxes(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await watchClicks(page);
  const times: Awaited<ReturnType<typeof timeClick>>[] = [];
  const boxCount = await boxes.count();
  for (let n = 0; n < FACET_COUNT; n++) {
    times.push(await timeClick(page, boxes.nth(n % boxCount)));
    times.push(await timeClick(page, boxes.and(page.getByRole('checkbox', { checked: true })).first()));
  }
  return {
    facet_click_ms: quantile(
      times.map(({ event }) => event),
      0.95,
    ),
    facet_painted_ms: quantile(
      times.map(({ painted }) => painted),
      0.95,
    ),
  };
}

/** Returns the facets' checkboxes once they are interactive: the search worker starts last. */
async function openFacetCheckboxes(page: Page): Promise<Locator> {
  const boxes = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox');
  const open = page.getByRole('button', { name: /^Filters/ });
  if (await open.isVisible()) await open.click();
  await boxes.first().waitFor();
  if (page.workers().length === 0) await page.waitForEvent('worker');
  await page.waitForLoadState('networkidle');
  return boxes;
}
