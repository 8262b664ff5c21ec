import { expect } from 'playwright/test';
import { addressOf, builtSites } from '#tests/support/built-sites.ts';
import { test } from '#tests/support/test.ts';

const site = builtSites().find(({ slug }) => slug === 'boobook');
const path = site?.paths.find((page) => page.startsWith('/cars/'));

test('a hidden number shows in its place, is told to analytics and counted once, whatever the answer', async ({
  page,
  trouble,
}) => {
  if (!site || !path) throw new Error('boobook is not built');
  await page.goto(addressOf(site, path));
  const counted: unknown[] = [];
  await page.route('**/api/phone-reveal', async (route) => {
    counted.push(route.request().postDataJSON());
    await route.abort('failed');
  });
  const number = page.locator('.buy').getByRole('link', { name: /^Call \d/ });
  await expect(number).toBeHidden();
  await page.getByText('Show number').click();
  await expect(number).toBeVisible();
  await expect(number).toBeFocused();
  expect(await number.getAttribute('href')).toMatch(/^tel:\d+$/);
  await expect.poll(() => counted).toHaveLength(1);
  expect(counted[0]).toMatchObject({ car_id: expect.any(String), website_id: 'boobook' });
  expect(await page.evaluate(() => window.dataLayer)).toEqual([{ event: 'forecourt', eventId: 25 }]);
  expect(trouble.splice(0)).toEqual([expect.stringContaining('/api/phone-reveal')]);
});

test('quick presses show the number and are counted once, however long that takes', async ({ page }) => {
  if (!site || !path) throw new Error('boobook is not built');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let counted = 0;
  await page.route('**/api/phone-reveal', async (route) => {
    counted += 1;
    await held;
    await route.fulfill({ status: 202, json: {} });
  });
  await page.goto(addressOf(site, path));
  // Shown, hidden and shown again, faster than any answer.
  await page.locator('.buy summary', { hasText: 'Show number' }).evaluate((summary: HTMLElement) => {
    for (let press = 0; press < 3; press++) summary.click();
  });
  await expect(page.locator('.buy').getByRole('link', { name: /^Call \d/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBeGreaterThan(0);
  expect(counted).toBe(1);
  const answered = page.waitForResponse('**/api/phone-reveal');
  release();
  await answered;
  expect(counted).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the number can be had all the same', async ({ page }) => {
    if (!site || !path) throw new Error('boobook is not built');
    await page.goto(addressOf(site, path));
    await page.getByText('Show number').click();
    await expect(page.locator('.buy').getByRole('link', { name: /^Call \d/ })).toBeVisible();
  });
});
