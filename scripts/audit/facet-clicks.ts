import type { Browser, Locator, Page } from 'playwright';
import { quantile } from '#scripts/cli/statistics.ts';
import { timeClick, watchClicks } from './click-timing.ts';

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
