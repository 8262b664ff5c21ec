import type { Page } from 'playwright/test';

/**
 * Shows what a visitor sees after scrolling: what the browser skips until it is near the window, and the bar of a vehicle's
 * page. `css` replaces that of an earlier call. A page's policy allows no style elements of others, but sheets made by scripts.
 */
export async function showEverything(page: Page, css = ''): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { content-visibility: visible !important; } ${css}`);
    document.adoptedStyleSheets = [sheet];
    document.querySelector('.callbar')?.setAttribute('data-on', '');
  }, css);
}
