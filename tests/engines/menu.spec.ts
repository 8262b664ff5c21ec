import { expect } from 'playwright/test';
import { openFilters, openMenu, openSearch } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon } from '#tests/support/engines/visitor.ts';

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
