import { expect, type Locator, type Page } from 'playwright/test';
import { openMainMenu } from '#tests/support/browser/main-menu.ts';
import { atOneWidth, longUnless } from '#tests/support/browser/run-tags.ts';
import { summaryOf } from '#tests/support/browser/summary-of.ts';
import { test } from '#tests/support/browser/test.ts';
import { sitesToVisit, siteUrl } from '#tests/support/sites/built-sites.ts';
import { alternateWidth } from '#tests/support/sites/pages-to-visit.ts';

/** In the tests, the wide screen has a mouse and no touch; the narrow one the opposite. */
const [MOUSE, TOUCH] = ['@wide', '@narrow'];

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
  test.describe(`${site.slug}: without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('a dropdown opens and its links work', { tag: alternateWidth(turn) }, async ({ page }) => {
      await page.goto(siteUrl(site, '/'));
      const drop = (await openMainMenu(page)).getByRole('group').first();
      const link = drop.getByRole('link').first();
      await expect(link).toBeHidden();

      await summaryOf(drop).click();
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(siteUrl(site, href));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('opening a dropdown closes the previous one', {
      tag: [...longUnless(site.template === 'classic'), ...atOneWidth('@wide')],
    }, async ({ page }) => {
      await page.goto(siteUrl(site, '/'));
      const drops = (await openMainMenu(page)).getByRole('group');
      await summaryOf(drops.first()).click();
      await expect(drops.first()).toHaveAttribute('open');
      await summaryOf(drops.last()).click();
      await expect(drops.last()).toHaveAttribute('open');
      await expect(drops.first()).not.toHaveAttribute('open');
    });
  });

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

  test(`${site.slug}: the first Tab focuses a link that skips to the content`, {
    tag: [...longUnless(site.template === 'showroom'), ...atOneWidth('@narrow')],
  }, async ({ page }) => {
    await page.goto(siteUrl(site, '/'));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
  });
}

test.describe('a menu that also opens on hover', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(siteUrl({ slug: 'coolabah' }, '/'));
  });
  const drops = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('group');

  test('opens on hover, stays open when clicked and closes when the mouse leaves', {
    tag: ['@long', MOUSE],
  }, async ({ page }) => {
    const [first, last] = [drops(page).first(), drops(page).last()];
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
  });

  test('closes on Escape without a mouse move, leaving focus where it is', { tag: MOUSE }, async ({
    page,
  }) => {
    await summaryOf(drops(page).first()).hover();
    await expect(drops(page).first()).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(drops(page).first()).not.toHaveAttribute('open');
    await expect(page.locator('body')).toBeFocused();
  });

  test('still opens and closes by touch', { tag: ['@long', TOUCH] }, async ({ page }) => {
    const drop = (await openMainMenu(page)).getByRole('group').first();
    await summaryOf(drop).tap();
    await expect(drop).toHaveAttribute('open');
    await summaryOf(drop).tap();
    await expect(drop).not.toHaveAttribute('open');
  });
});

test('header and footer list the specified items in order', { tag: atOneWidth('@wide') }, async ({
  page,
}) => {
  await page.goto(siteUrl({ slug: 'coolabah' }, '/'));
  const menu = await openMainMenu(page);
  await expect(menu.locator('.menu__top')).toHaveText([
    'Home',
    'Vehicles',
    'Offers',
    'Our Stock',
    'Finance',
    'Service',
    'Company',
  ]);
  await expect(summaryOf(menu)).toHaveText(['Vehicles', 'Our Stock', 'Service', 'Company']);
  await expect(page.getByRole('contentinfo').getByRole('heading', { level: 2 })).toHaveText(
    ['Vehicles', 'Buyer Tools', 'Servicing and Parts', 'Coolabah Motor Group'],
    { useInnerText: true },
  );
});
