import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

const FIREFOX_PATHS = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Where this machine has a Firefox (`FIREFOX` names another place); undefined where it has none. */
export const firefoxPath = FIREFOX_PATHS.find((path) => path !== undefined && existsSync(path));

/** Starts it. It is driven over WebDriver BiDi, which a plain Firefox speaks: Playwright needs one of its own making. */
export function openFirefox(executablePath: string): Promise<Browser> {
  return puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: null });
}

/** A page that notes its errors and refused policies in `trouble`. */
export async function openFirefoxPage(browser: Browser): Promise<{ page: Page; trouble: string[] }> {
  const page = await browser.newPage();
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(String(error)));
  return { page, trouble };
}
