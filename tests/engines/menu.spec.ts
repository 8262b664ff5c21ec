import { expect } from 'playwright/test';
import { openFilters, openMenu, openSearch } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon } from '#tests/support/engines/visitor.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

// One dealer of each template.
for (const slug of ['coolabah', 'boobook'])
  test(`${slug}: a menu dropdown opens and its links work`, {
    tag: slug === 'coolabah' ? '@wide' : '@long',
  }, async ({ visitor }) => {
    await visitor.open(siteUrl({ slug }, '/'));
    const menu = await openMenu(visitor);
    // A summary has no role in all engines.
    await menu.selector('summary').nth(0).click();
    const link = menu.selector('details[open]').role('link').nth(0);
    const { href } = await link.view();
    await link.click();
    await expectSoon(() => visitor.address()).toBe(href);
  });

// They are drawers on narrow screens only.
test('Escape closes the menu drawer and the filter drawer and returns focus', {
  tag: '@narrow',
}, async ({ visitor }) => {
  await openSearch(visitor, 'coolabah');
  const menu = await openMenu(visitor);
  await visitor.press('Escape');
  await expectSoon(() => menu.count()).toBe(0);
  expect((await visitor.role('button', { name: 'Menu' }).view()).focused).toBe(true);
  const filters = await openFilters(visitor);
  await visitor.press('Escape');
  await expectSoon(() => filters.count()).toBe(0);
  expect((await visitor.role('button', { name: /^Filters/ }).view()).focused).toBe(true);
});
