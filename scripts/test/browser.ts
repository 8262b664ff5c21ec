import { delimiter, join } from 'node:path';
import { getMachine, type Machine } from './machine.ts';

/** Where Chrome and Chromium put themselves, by system, when they are not on the PATH. */
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

/** Chromium without what only windows need: the same pages for a fifth less work of the machine. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

const APT_PACKAGES = ['chromium-headless-shell', 'fonts-liberation'];
const APT_INSTALL = ['apt-get', 'install', '-y', '--no-install-recommends', ...APT_PACKAGES];

/** What to run when no browser is there and none could be had. */
export const NO_BROWSER_MESSAGE =
  'No browser to test with. Run "npx playwright install --with-deps chromium", or install Chrome or Chromium.';

/** A browser as its users have it: Playwright's own Chromium, else a Chrome or Chromium of the system, else a shell. */
export function findBrowser(machine: Machine = getMachine()): string | undefined {
  return (
    [machine.playwrightChromium, ...KNOWN_PATHS, ...listCandidates(BROWSER_NAMES, machine)].find(
      machine.exists,
    ) ?? findShell(machine)
  );
}

/** Playwright's option for a browser; without one Playwright starts its own. */
export function toLaunchOptions(executablePath: string | undefined): { readonly executablePath?: string } {
  return executablePath === undefined ? {} : { executablePath };
}

/** The program to test with: a shell, else a whole browser. */
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
 * Finds a browser to test with or gets one: Debian's where packages may be installed, else the one that Playwright downloads.
 * Gives undefined when there is none to be had; `say` hears what is being tried.
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

/** Each way is a list of commands that must all succeed. Fresh containers have no package lists: hence the update. */
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
