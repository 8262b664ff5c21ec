import type { Locator, Page } from 'playwright/test';

/** The main menu, opened where the template keeps it in a drawer at this width. */
export async function openMainMenu(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  if (await button.isVisible()) await button.click();
  return page.getByRole('navigation', { name: 'Main' });
}
