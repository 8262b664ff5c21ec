import { delimiter, join } from 'node:path';
import { findTestBrowser } from './browser.ts';
import { installDebianPackages } from './debian-packages.ts';
import { getMachine, type Machine } from './machine.ts';

/** The browser engines that the tests know, in the order in which they are tested: the one that finds most comes first. */
const ENGINE_NAMES = ['webkit', 'firefox', 'chromium', 'wpe'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/** Only the long form tests these: Chromium makes all other journeys, and WPE is older than the baseline. */
const LONG_ONLY: ReadonlySet<EngineName> = new Set(['chromium', 'wpe']);

interface EngineNeeds {
  readonly title: string;
  /** Debian's packages of it. Chromium has a step of its own. */
  readonly packages: readonly string[];
  readonly isThere: (machine: Machine) => boolean;
}

/** Debian's folder of the libraries of this kind of processor. */
const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

const ENGINES: Readonly<Record<EngineName, EngineNeeds>> = {
  webkit: {
    title: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
    isThere: (machine) =>
      ['WebKitWebDriver', 'Xvfb'].every((program) => findProgram(machine, [program])) &&
      machine.exists(`${LIBRARIES}/girepository-1.0/WebKit2-4.1.typelib`) &&
      machine.exists('/usr/lib/python3/dist-packages/gi/__init__.py'),
  },
  firefox: {
    title: 'Firefox',
    packages: ['firefox-esr'],
    isThere: (machine) => findFirefox(machine) !== undefined,
  },
  wpe: {
    title: 'WPE WebKit',
    packages: ['cog', 'wpewebkit-driver', 'libwpebackend-fdo-1.0-1'],
    isThere: (machine) => ['WPEWebDriver', 'cog'].every((program) => findProgram(machine, [program])),
  },
  chromium: {
    title: 'Chromium',
    packages: [],
    isThere: (machine) => findTestBrowser(machine) !== undefined,
  },
};

/** Where this machine has a Firefox; `FIREFOX` names another place. */
export function findFirefox(machine: Machine = getMachine()): string | undefined {
  const named = process.env.FIREFOX;
  if (named && machine.exists(named)) return named;
  return findProgram(machine, ['firefox-esr', 'firefox']);
}

function findProgram({ path, exists }: Machine, names: readonly string[]): string | undefined {
  const folders = path.split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(exists);
}

/** The engines that a run of the tests goes through. */
function listEngines(long: boolean): EngineName[] {
  return ENGINE_NAMES.filter((name) => long || !LONG_ONLY.has(name));
}

/** Those of them that are on this machine. */
export function findEngines(long: boolean, machine: Machine = getMachine()): EngineName[] {
  return listEngines(long).filter((name) => ENGINES[name].isThere(machine));
}

/**
 * Installs what is missing where packages may be installed, and says in one line each which engines are not there all the
 * same. Gives those.
 */
export async function installEngines(
  long: boolean,
  machine: Machine = getMachine(),
  say: (text: string) => void = () => undefined,
): Promise<EngineName[]> {
  const listMissing = () => listEngines(long).filter((name) => !ENGINES[name].isThere(machine));
  const packages = listMissing().flatMap((name) => ENGINES[name].packages);
  await installDebianPackages(packages, machine, say);
  const missing = listMissing();
  for (const name of missing)
    say(
      `${ENGINES[name].title} is not tested: it is not on this machine. Install it: apt-get install ${ENGINES[name].packages.join(' ')}`,
    );
  return missing;
}
