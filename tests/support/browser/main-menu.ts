import type { Locator, Page } from 'playwright/test';

/** The main menu; opens its drawer if the template has one at this width. */
export async function openMainMenu(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  if (await button.isVisible()) await button.click();
  return page.getByRole('navigation', { name: 'Main' });
}
