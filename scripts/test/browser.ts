import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { ExpectedError } from '#platform/expected-error.ts';
import { findProgram, installPackages } from './debian-programs.ts';
import { runTool } from './run-tool.ts';

/** Install paths of Chrome and Chromium by system, for when they are not on the PATH. */
const KNOWN_PATHS = [
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const BROWSER_NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];

/** The shell for most tests, and the whole browser for what the shell lacks: the back/forward cache. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium', 'fonts-liberation'];

/** Shown if there is no browser and none could be installed. */
export const NO_BROWSER_MESSAGE =
  'No browser to test with. Run "npm test -- --install", or install Chrome or Chromium.';

/** Finds a whole browser: Playwright's Chromium, else the system's Chrome or Chromium. */
export function findWholeBrowser(): string | undefined {
  return [chromium.executablePath(), ...KNOWN_PATHS].find(existsSync) ?? findProgram(...BROWSER_NAMES);
}

/** Starts a whole browser, else a headless shell, to measure in. Throws an ExpectedError if there is none. */
export function launchBrowser(...args: readonly string[]): Promise<Browser> {
  const executablePath = findWholeBrowser() ?? findShell();
  if (!executablePath) throw new ExpectedError(NO_BROWSER_MESSAGE);
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  });
}

/** Playwright's launch option for a browser; without a path Playwright starts its own. */
export function toLaunchOptions(executablePath: string | undefined): { readonly executablePath?: string } {
  return executablePath === undefined ? {} : { executablePath };
}

/** Finds the browser for most tests: a headless shell, else a whole browser. */
export function findTestBrowser(): string | undefined {
  return findShell() ?? findWholeBrowser();
}

/** Chromium without window support: the same pages for a fifth less CPU time. */
function findShell(): string | undefined {
  return findProgram('chromium-headless-shell', 'chrome-headless-shell');
}

/**
 * Installs a whole browser if there is none: Debian's packages if packages can be installed, else Playwright's download. Resolves
 * to the browser for tests, undefined if none is available.
 */
export async function installBrowser(): Promise<string | undefined> {
  if (!findWholeBrowser()) await installPackages(DEBIAN_PACKAGES);
  if (!findWholeBrowser()) {
    console.log('no whole browser found: playwright install chromium');
    await runTool('playwright', ['install', 'chromium']);
  }
  return findTestBrowser();
}
