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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the number can be had all the same', async ({ page }) => {
    if (!site || !path) throw new Error('boobook is not built');
    await page.goto(addressOf(site, path));
    await page.getByText('Show number').click();
    await expect(page.locator('.buy').getByRole('link', { name: /^Call \d/ })).toBeVisible();
  });
});
