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

const APT_PACKAGES = ['chromium-headless-shell', 'fonts-liberation'];
const APT_INSTALL = ['apt-get', 'install', '-y', '--no-install-recommends', ...APT_PACKAGES];

/** Shown if there is no browser and none could be installed. */
export const NO_BROWSER_MESSAGE =
  'No browser to test with. Run "npx playwright install --with-deps chromium", or install Chrome or Chromium.';

/** Finds a regular browser: Playwright's Chromium, else the system's Chrome or Chromium, else a headless shell. */
export function findBrowser(machine: Machine = getMachine()): string | undefined {
  return (
    [machine.playwrightChromium, ...KNOWN_PATHS, ...listCandidates(BROWSER_NAMES, machine)].find(
      machine.exists,
    ) ?? findShell(machine)
  );
}

/** Playwright's launch option for a browser; without a path Playwright starts its own. */
export function toLaunchOptions(executablePath: string | undefined): { readonly executablePath?: string } {
  return executablePath === undefined ? {} : { executablePath };
}

/** Finds the browser for tests: a headless shell, else a full browser. */
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
 * Finds or installs a browser for tests: Debian's package if packages can be installed, else Playwright's download.
 * Resolves to undefined if none is available; `say` is called with each attempt.
 */
export async function findOrInstallBrowser(
  machine: Machine = getMachine(),
  say: (text: string) => void = () => undefined,
): Promise<string | undefined> {
  const found = findTestBrowser(machine);
  if (found) return found;
  for (const commands of getInstallCommands(machine)) {
    say(`no browser found: ${commands.map((command) => command.join(' ')).join(' && ')}`);
    const got = (await runAll(machine, commands)) ? findTestBrowser(machine) : undefined;
    if (got) return got;
  }
  return undefined;
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
