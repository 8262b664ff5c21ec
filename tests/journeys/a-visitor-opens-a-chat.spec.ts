import { expect } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { builtSites, siteUrl } from '#tests/support/sites/built-sites.ts';

const site = builtSites().find(({ slug }) => slug === 'wattlebird');
const path = site?.paths.find((page) => page.startsWith('/cars/'));

test('the chat and the assistant each call their own function of the provider', { tag: '@long' }, async ({
  page,
}) => {
  if (!site || !path) throw new Error('wattlebird is not built');
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, {
      opened,
      WattlebirdChat: { open: () => opened.push('chat'), ask: () => opened.push('assistant') },
    });
  });
  await page.goto(siteUrl(site, path));
  await page.mouse.move(20, 20);
  await page.getByRole('link', { name: 'Chat with us' }).click();
  await page.getByRole('link', { name: 'Open chat assistant' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toEqual(['chat', 'assistant']);
  await expect(page).toHaveURL(siteUrl(site, path));
});

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

test('there are no chat buttons without a provider', { tag: '@long' }, async ({ page }) => {
  if (!site || !path) throw new Error('wattlebird is not built');
  await page.goto(siteUrl(site, path));
  await page.mouse.click(2, 2);
  await expect(page.getByRole('link', { name: 'Value my trade-in' })).toBeVisible();
  await expect(page.getByRole('link', { name: /chat/i })).toHaveCount(0);
});
