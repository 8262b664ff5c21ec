import type { Page } from 'playwright/test';

/** Holds back requests for these files until released: simulates a slow network. */
export async function holdRequests(page: Page, files: string): Promise<{ readonly letThrough: () => void }> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return { letThrough };
}

/** The same for every compiled script of a page: simulates a visitor who is faster than the network. */
export const holdScripts = (page: Page) => holdRequests(page, '**/_astro/**.js');
