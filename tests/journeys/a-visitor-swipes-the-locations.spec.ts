import { expect, type Page } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const home = siteUrl({ slug: 'coolabah' }, '/');

const carousel = (page: Page) => page.getByRole('region', { name: 'Our Locations' });
const stop = (page: Page, city: string) =>
  carousel(page)
    .getByRole('listitem')
    .filter({ hasText: `Coolabah ${city}` });
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Previous' });
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next' });
const inSight = { ratio: 0.95 };

/** Scrolls to the carousel and waits for its buttons. */
async function comeToCarousel(page: Page): Promise<void> {
  await page.goto(home);
  await page.mouse.move(20, 20);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(next(page)).toBeVisible();
}

test('the carousel can be swiped or dragged without following a link', async ({ page, isMobile }) => {
  await comeToCarousel(page);
  const box = await stop(page, 'Cairns').boundingBox();
  if (!box) throw new Error('the first card is not on the page');
  const y = box.y + 40;
  const from = box.x + box.width - 40;
  const to = box.x + 20;
  if (isMobile) {
    const touch = await page.context().newCDPSession(page);
    const at = (x: number) => ({ touchPoints: [{ x, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
    for (const x of [from - 60, from - 120, to])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    await page.mouse.move(from, y);
    await page.mouse.down();
    await page.mouse.move(to, y, { steps: 4 });
    await page.mouse.up();
  }
  await expect(stop(page, 'Cairns')).not.toBeInViewport({ ratio: 0.5 });
  await expect(previous(page)).toBeEnabled();
  expect(page.url()).toBe(home);
});

test('on a large screen the swipe hint is shown while there is something to swipe', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await comeToCarousel(page);
  const places = carousel(page).getByRole('listitem');
  const hint = carousel(page).getByText('Swipe to see more');
  await expect(hint).toBeVisible();
  await expect(previous(page)).toBeDisabled();
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const city of ['Cairns', 'Innisfail', 'Mareeba', 'Smithfield', 'Townsville'])
    await expect(stop(page, city)).toBeInViewport(inSight);
  await expect(next(page)).toBeHidden();
  await expect(hint).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await places.last().evaluate((last) => last.remove());
  await expect(places).toHaveCount(4);
  await expect(hint).toBeVisible();
  await places.last().evaluate((last) => last.remove());
  await expect(places).toHaveCount(3);
  await expect(hint).toBeHidden();
});
