import { expect, type Locator, type Page } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };

/** A card's distance from the top of the screen, in pixels. */
async function topOf(card: Locator): Promise<number> {
  return (await card.boundingBox())?.y ?? Number.NaN;
}

/** Waits until the cards that have come into view have heights of their own instead of estimated ones. */
async function waitForLayout(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Records where a card is at the moment of the next click: scrolling to the link may still move it. */
async function watchClick(page: Page, card: Locator): Promise<() => Promise<number>> {
  await card.evaluate((element) => {
    const record = () => Object.assign(window, { topAtClick: element.getBoundingClientRect().top });
    addEventListener('click', record, { capture: true, once: true });
  });
  return () => page.evaluate(() => (window as unknown as { topAtClick: number }).topAtClick);
}

/** Records the vertical position of a car's card at every frame in which it is visible, from the page's start. */
async function watchCard(page: Page, href: string): Promise<() => Promise<number[]>> {
  await page.addInitScript((path) => {
    const tops: number[] = [];
    Object.assign(window, { cardTops: tops });
    const look = () => {
      const link = document.querySelector(`#search .card__title a[href="${path}"]`);
      if (link?.checkVisibility({ visibilityProperty: true }))
        tops.push(link.closest('.card')?.getBoundingClientRect().top ?? Number.NaN);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, href);
  return () => page.evaluate(() => (window as unknown as { cardTops: number[] }).cardTops);
}

for (const { address, tag } of [
  { address: '/search/?make=Mazda&make=Toyota&page=2', tag: '@long' },
  { address: '/search/used-cars/?price=:40000&sortBy=price:asc', tag: [] },
]) {
  test(`Back to ${address} restores the same cars at the same positions from the first frame`, {
    tag,
  }, async ({ page }) => {
    await page.goto(siteUrl(site, address));
    await waitUntilHydrated(page);
    const card = page.getByRole('main').getByRole('article').nth(13);
    const link = card.getByRole('heading').getByRole('link');
    await link.hover();
    const href = (await link.getAttribute('href')) ?? '';
    const before = await topOf(card);
    const tops = await watchCard(page, href);
    await link.click();
    await expect(page).toHaveURL(siteUrl(site, href));

    await page.goBack();
    await waitUntilHydrated(page);
    await expect(page).toHaveURL(siteUrl(site, address));
    await expect.poll(async () => (await tops()).length).toBeGreaterThan(5);
    const moved = (await tops()).filter((top) => Math.abs(top - before) > 2);
    expect({ before, moved }).toEqual({ before, moved: [] });
  });
}

for (const address of ['/search/', '/search/toyota/', '/search/?sortBy=price:asc']) {
  test(`Back from page 2 of ${address} restores the scroll position on page 1, repeatedly`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(siteUrl(site, address));
    await waitUntilHydrated(page);
    const articles = page.getByRole('main').getByRole('article');
    for (const place of [20, 19]) {
      const card = articles.nth(place);
      const href = await card.getByRole('heading').getByRole('link').getAttribute('href');
      const next = page.getByRole('link', { name: 'Next', exact: true });
      await next.scrollIntoViewIfNeeded();
      await waitForLayout(page);
      const before = await watchClick(page, card);
      await next.click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(siteUrl(site, address));
      const again = articles.filter({ has: page.locator(`a[href="${href}"]`) }).first();
      await expect.poll(async () => Math.abs((await topOf(again)) - (await before()))).toBeLessThan(3);
    }
  });
}
