import { expect, test } from 'playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { firefoxPath, openFirefox, openFirefoxPage } from '#tests/support/browser/firefox.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'wattlebird' };
const heading = (page: Page) => page.$eval('h1', (h1) => h1.textContent ?? '');
const path = (page: Page) => page.evaluate(() => location.pathname + location.search);
const isLive = (page: Page) =>
  page.$eval('#search', (root) => Object.keys(root).some((key) => key.startsWith('__reactContainer')));

test.describe.configure({ mode: 'default' });
test.describe('Firefox', () => {
  // biome-ignore lint/suspicious/noSkippedTests: not every machine has Firefox
  test.skip(firefoxPath === undefined, 'there is no Firefox on this machine');
  let browser: Browser | undefined;
  test.beforeAll(async () => {
    browser = await openFirefox(firefoxPath ?? '');
  });
  test.afterAll(() => browser?.close());

  test('a make is one tick, one search and one step back', async () => {
    const { page, trouble } = await openFirefoxPage(browser as Browser);
    await page.goto(siteUrl(site, '/search/'));
    await expect.poll(() => isLive(page)).toBe(true);
    await (await page.$('input[name="make"][value="Toyota"]'))?.click();
    await expect.poll(() => path(page)).toBe('/search/toyota/');
    await expect.poll(() => heading(page)).toMatch(/^\d+ Toyota cars? for sale$/);
    await page.evaluate(() => history.back());
    await expect.poll(() => heading(page)).toMatch(/^\d+ cars for sale$/);
    expect(await path(page)).toBe('/search/');
    expect(trouble).toEqual([]);
    await page.close();
  });

  test('a query string is answered with its own cars', async () => {
    const { page, trouble } = await openFirefoxPage(browser as Browser);
    await page.goto(siteUrl(site, '/search/?make=Toyota&price=5000:40000'));
    await expect.poll(() => heading(page)).toMatch(/^\d+ Toyota cars? for sale$/);
    const titles = await page.$$eval('#search .card__title', (all) => all.map((one) => one.textContent));
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => !title?.includes('Toyota'))).toEqual([]);
    expect(trouble).toEqual([]);
    await page.close();
  });
});
