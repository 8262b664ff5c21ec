import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

const FIREFOX_PATHS = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The path of this machine's Firefox (`FIREFOX` overrides it); undefined if there is none. */
export const firefoxPath = FIREFOX_PATHS.find((path) => path !== undefined && existsSync(path));

/** Starts Firefox over WebDriver BiDi, which a stock Firefox supports; Playwright's own protocol needs a patched build. */
export function openFirefox(executablePath: string): Promise<Browser> {
  return puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: null });
}

/** Opens a page that collects its errors and policy violations in `trouble`. */
export async function openFirefoxPage(browser: Browser): Promise<{ page: Page; trouble: string[] }> {
  const page = await browser.newPage();
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(String(error)));
  return { page, trouble };
}
