import type { Browser, Locator, Page } from 'playwright';
import { p95 } from '#scripts/cli/statistics.ts';
import { timeClick, watchClicks } from './click-timing.ts';

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const CPU_SLOWDOWN = 4;
/** Each is clicked on and off again: of fewer than twenty clicks the 95th percentile would be the worst one. Where there are fewer, they have another turn. */
const FACET_COUNT = 12;

/**
 * How fast a slow computer answers clicks on facets, as 95th percentiles in milliseconds: the browser's own Event
 * Timing, and from the pointer going down to the frame that shows the new number of cars.
 */
export async function measureFacetClicks(
  browser: Browser,
  url: string,
): Promise<{ facet_click_ms: number; facet_painted_ms: number }> {
  const context = await browser.newContext(DESKTOP);
  try {
    const page = await context.newPage();
    await page.goto(url);
    const boxes = await openFacetCheckboxes(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await watchClicks(page);
    const times: Awaited<ReturnType<typeof timeClick>>[] = [];
    const there = await boxes.count();
    for (let n = 0; n < FACET_COUNT; n++) {
      times.push(await timeClick(page, boxes.nth(n % there)));
      times.push(await timeClick(page, boxes.and(page.getByRole('checkbox', { checked: true })).first()));
    }
    return {
      facet_click_ms: p95(times.map(({ event }) => event)),
      facet_painted_ms: p95(times.map(({ painted }) => painted)),
    };
  } finally {
    await context.close();
  }
}

/** The facets' checkboxes once they are live: the search worker starts last. */
async function openFacetCheckboxes(page: Page): Promise<Locator> {
  const boxes = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox');
  const open = page.getByRole('button', { name: /^Filters/ });
  if (await open.isVisible()) await open.click();
  await boxes.first().waitFor();
  if (page.workers().length === 0) await page.waitForEvent('worker');
  await page.waitForLoadState('networkidle');
  return boxes;
}
