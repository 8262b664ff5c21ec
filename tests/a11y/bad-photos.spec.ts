import { expect, type Page, test } from 'playwright/test';
import { TEST_NOW } from '#scripts/test/environment.ts';
import { FAULT_NAMES, type Fault } from '#scripts/demo/bad-photos/faults.ts';
import { measureTextOnPictures } from '#tests/support/browser/text-on-pictures.ts';
import { type BadPhotoSites, startBadPhotoSites } from '#tests/support/sites/bad-photo-sites.ts';
import { TEMPLATES } from '#site/config/templates.ts';

// The photographs of real feeds. Styles are added to pages in order to look behind text.
test.use({ bypassCSP: true });
test.describe.configure({ mode: 'default' });

let sites: BadPhotoSites;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  sites = await startBadPhotoSites();
});
test.afterAll(() => sites.close());

/** High enough for most of a page, so that it is looked at in one picture. */
const WINDOWS = [
  { width: 390, height: 3000 },
  { width: 768, height: 2400 },
  { width: 1280, height: 2400 },
];

/** Opens a page and waits for the photographs in its window, except for those that come late on purpose. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect.poll(() => page.evaluate(findLoadingPhotos), { timeout: 60_000 }).toEqual([]);
}

/** Runs in the page. */
function findLoadingPhotos(): string[] {
  const isInWindow = ({ left, right, top, bottom }: DOMRect) =>
    left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
  return [...document.images]
    .filter((img) => !img.complete && !img.src.includes('slow') && img.checkVisibility())
    .filter((img) => isInWindow(img.getBoundingClientRect()))
    .map((img) => img.src);
}

/** The page of the first vehicle in the results whose main photograph has a fault. */
async function findCar(page: Page, fault: Fault): Promise<string> {
  const cards = page.getByRole('article').filter({ has: page.locator(`img[src*="${fault}"]`) });
  return (await cards.getByRole('link').first().getAttribute('href')) ?? '';
}

for (const template of TEMPLATES)
  test(`${template}: text and icons over bad photographs can be read`, { tag: '@wide' }, async ({ page }) => {
    test.slow();
    await page.clock.setFixedTime(TEST_NOW);
    const faults: readonly Fault[] = process.env.TEST_LONG ? FAULT_NAMES : ['white-on-white', 'banner'];
    const address = (path: string) => sites.address(template, path);
    await open(page, address('/search/'));
    const cars: string[] = [];
    for (const fault of faults) cars.push(await findCar(page, fault));
    for (const path of ['/search/', '/', ...cars])
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await open(page, address(path));
        const overlays = await measureTextOnPictures(page);
        const unreadable = overlays.filter(({ contrast, least }) => contrast < least);
        expect.soft(unreadable, `${path} at ${window.width} px`).toEqual([]);
      }
  });
