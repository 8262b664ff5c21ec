import { delimiter, join } from 'node:path';
import { type Machine, thisMachine } from './machine.ts';

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

const NAMES_ON_PATH = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];

const APT_INSTALL = ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'];

/** What to run when no browser is there and none could be had. */
export const NO_BROWSER =
  'No browser to test with. Run "npx playwright install --with-deps chromium", or install Chrome or Chromium.';

/** The program to test with: Playwright's own Chromium, else a Chrome or Chromium of the system. */
export function findBrowser(machine: Machine = thisMachine()): string | undefined {
  const onPath = machine.path
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => NAMES_ON_PATH.map((name) => join(folder, name)));
  return [machine.playwrightChromium, ...KNOWN_PATHS, ...onPath].find(machine.exists);
}

/**
 * Finds a browser or gets one: Debian's own where packages may be installed, else the one that Playwright downloads.
 * Gives undefined when there is none to be had; `say` hears what is being tried.
 */
export async function getBrowser(
  machine: Machine = thisMachine(),
  say: (text: string) => void = () => undefined,
): Promise<string | undefined> {
  const found = findBrowser(machine);
  if (found) return found;
  for (const commands of waysToInstall(machine)) {
    say(`no browser found: ${commands.map((command) => command.join(' ')).join(' && ')}`);
    if ((await runAll(machine, commands)) && findBrowser(machine)) return findBrowser(machine);
  }
  return undefined;
}

/** Each way is a list of commands that must all succeed. Fresh containers have no package lists: hence the update. */
function waysToInstall(machine: Machine): string[][][] {
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
