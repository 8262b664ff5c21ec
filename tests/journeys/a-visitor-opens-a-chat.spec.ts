import { expect } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

test('text pages have the chat too, once its provider has loaded', async ({ page }) => {
  await page.goto(siteUrl({ slug: 'wattlebird' }, '/contact/'));
  await expect(page.getByRole('link', { name: 'Chat with us' })).toBeHidden();
  await page.addInitScript(() => {
    Object.assign(window, { WattlebirdChat: { open: () => Object.assign(window, { opened: true }) } });
  });
  await page.reload();
  await page.mouse.move(20, 20);
  await page.getByRole('link', { name: 'Chat with us' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toBe(true);
});
