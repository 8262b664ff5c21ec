import { delimiter, join } from 'node:path';
import { getMachine, type Machine } from './machine.ts';

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

/** Chromium without window support: the same pages for a fifth less CPU time. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The shell for most tests, and the whole browser for what the shell lacks: the back/forward cache. */
const APT_PACKAGES = ['chromium-headless-shell', 'chromium', 'fonts-liberation'];
const APT_INSTALL = ['apt-get', 'install', '-y', '--no-install-recommends', ...APT_PACKAGES];

/** Shown if there is no browser and none could be installed. */
export const NO_BROWSER_MESSAGE =
  'No browser to test with. Run "npx playwright install --with-deps chromium", or install Chrome or Chromium.';

/** Finds a whole browser: Playwright's Chromium, else the system's Chrome or Chromium. */
export function findWholeBrowser(machine: Machine = getMachine()): string | undefined {
  return [machine.playwrightChromium, ...KNOWN_PATHS, ...listCandidates(BROWSER_NAMES, machine)].find(
    machine.exists,
  );
}

/** Finds a whole browser, else a headless shell. */
export function findBrowser(machine: Machine = getMachine()): string | undefined {
  return findWholeBrowser(machine) ?? findShell(machine);
}

/** Playwright's launch option for a browser; without a path Playwright starts its own. */
export function toLaunchOptions(executablePath: string | undefined): { readonly executablePath?: string } {
  return executablePath === undefined ? {} : { executablePath };
}

/** Finds the browser for most tests: a headless shell, else a whole browser. */
export function findTestBrowser(machine: Machine = getMachine()): string | undefined {
  return findShell(machine) ?? findBrowser(machine);
}

function findShell(machine: Machine): string | undefined {
  return listCandidates(SHELL_NAMES, machine).find(machine.exists);
}

function listCandidates(names: readonly string[], { path }: Machine): string[] {
  const folders = path.split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/**
 * Finds or installs what tests need: Debian's packages if packages can be installed, else Playwright's download. Resolves to the
 * browser for tests, undefined if none is available; `say` is called with each attempt.
 */
export async function findOrInstallBrowser(
  machine: Machine = getMachine(),
  say: (text: string) => void = () => undefined,
): Promise<string | undefined> {
  if (findWholeBrowser(machine)) return findTestBrowser(machine);
  for (const commands of getInstallCommands(machine)) {
    say(`no whole browser found: ${commands.map((command) => command.join(' ')).join(' && ')}`);
    if ((await runAll(machine, commands)) && findWholeBrowser(machine)) break;
  }
  return findTestBrowser(machine);
}

/** Alternative lists of commands; all commands of a list must succeed. Fresh containers need the package-list update. */
function getInstallCommands(machine: Machine): string[][][] {
  const playwright = [['playwright', 'install', 'chromium']];
  return machine.isDebian && machine.isRoot
    ? [[APT_INSTALL], [['apt-get', 'update'], APT_INSTALL], playwright]
    : [playwright];
}

async function runAll(machine: Machine, commands: readonly string[][]): Promise<boolean> {
  for (const [program = '', ...args] of commands) {
    if (!(await machine.run(program, args))) return false;
  }
  return true;
}
