import { expect, type Locator, type Page } from 'playwright/test';
import { addressOf, visitedSites } from '#tests/support/built-sites.ts';
import { openMainMenu } from '#tests/support/main-menu.ts';
import { test } from '#tests/support/test.ts';

/** Presses Tab until `target` has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there.');
}

for (const site of visitedSites()) {
  test.describe(`${site.slug}: without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('a dropdown opens and its links lead on', async ({ page }) => {
      await page.goto(addressOf(site, '/'));
      const drop = (await openMainMenu(page)).locator('details').first();
      const link = drop.getByRole('link').first();
      await expect(link).toBeHidden();

      await drop.locator('summary').click();
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(addressOf(site, href));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('opening a dropdown closes the one before', async ({ page }) => {
      await page.goto(addressOf(site, '/'));
      const drops = (await openMainMenu(page)).locator('details');
      await drops.first().locator('summary').click();
      await expect(drops.first()).toHaveAttribute('open');
      await drops.last().locator('summary').click();
      await expect(drops.last()).toHaveAttribute('open');
      await expect(drops.first()).not.toHaveAttribute('open');
    });
  });

  test(`${site.slug}: the menu works by keyboard, and Escape gives the focus back`, async ({ page }) => {
    await page.goto(addressOf(site, '/'));
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const drawer = await button.isVisible();
    if (drawer) {
      await tabTo(page, button);
      await page.keyboard.press('Enter');
    }
    const drop = page.getByRole('navigation', { name: 'Main' }).locator('details').first();
    const summary = drop.locator('summary');
    await tabTo(page, summary);
    await page.keyboard.press('Enter');
    const link = drop.getByRole('link').first();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(drawer ? button : summary).toBeFocused();
  });

  test(`${site.slug}: the first press of Tab offers to skip to the content`, async ({ page }) => {
    await page.goto(addressOf(site, '/'));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
  });
}
