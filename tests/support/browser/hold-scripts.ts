import type { Page } from 'playwright/test';

/** Holds back every compiled script of a page until released: simulates a visitor who is faster than the network. */
export async function holdScripts(page: Page): Promise<{ readonly letThrough: () => void }> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/_astro/**.js', async (route) => {
    await held;
    await route.continue();
  });
  return { letThrough };
}
