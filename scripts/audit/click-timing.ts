import type { Locator, Page } from 'playwright';

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
export async function timeClick(page: Page, box: Locator): Promise<{ event: number; painted: number }> {
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
