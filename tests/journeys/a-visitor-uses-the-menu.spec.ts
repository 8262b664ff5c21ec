import { expect, type Locator, type Page } from 'playwright/test';
import { test } from '#tests/support/browser/test.ts';
import { sitesToVisit, siteUrl } from '#tests/support/sites/built-sites.ts';
import { alternateWidth } from '#tests/support/sites/pages-to-visit.ts';

/** The summary of a `details` element. A summary has no role, so only this helper selects it by its tag. */
const summaryOf = (details: Locator): Locator => details.locator('summary');

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there.');
}

// Each template has a header of its own, and each width a menu: each is seen once in short runs.
for (const [turn, site] of sitesToVisit().entries()) {
  test(`${site.slug}: the menu works by keyboard, and Escape returns focus`, {
    tag: alternateWidth(turn + 1),
  }, async ({ page }) => {
    await page.goto(siteUrl(site, '/'));
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const drawer = await button.isVisible();
    if (drawer) {
      await tabTo(page, button);
      await page.keyboard.press('Enter');
    }
    const drop = page.getByRole('navigation', { name: 'Main' }).getByRole('group').first();
    const summary = summaryOf(drop);
    await tabTo(page, summary);
    await page.keyboard.press('Enter');
    const link = drop.getByRole('link').first();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(drawer ? button : summary).toBeFocused();
  });
}

test('a menu opens on hover, stays open when clicked and closes when the mouse leaves or on Escape', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(siteUrl({ slug: 'coolabah' }, '/'));
  const drops = page.getByRole('navigation', { name: 'Main' }).getByRole('group');
  const [first, last] = [drops.first(), drops.last()];
  await summaryOf(first).hover();
  await expect(first).toHaveAttribute('open');
  await summaryOf(first).click();
  await expect(first).toHaveAttribute('open');
  await first.getByRole('link').first().hover();
  await expect(first).toHaveAttribute('open');
  await summaryOf(last).hover();
  await expect(last).toHaveAttribute('open');
  await expect(first).not.toHaveAttribute('open');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(last).not.toHaveAttribute('open');

  await summaryOf(first).hover();
  await expect(first).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(first).not.toHaveAttribute('open');
});
