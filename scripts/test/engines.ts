import { existsSync } from 'node:fs';
import { findTestBrowser } from './browser.ts';
import { findProgram, installPackages } from './debian-programs.ts';

/** The browser engines that the tests know, in the order in which they are tested: the one that finds most comes first. */
const ENGINE_NAMES = ['webkit', 'firefox', 'chromium', 'wpe'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/** Only the long form tests these: Chromium makes all other journeys, and WPE is older than the baseline. */
const LONG_ONLY: ReadonlySet<EngineName> = new Set(['chromium', 'wpe']);

interface EngineNeeds {
  readonly title: string;
  /** Debian's packages of it. Chromium has a step of its own. */
  readonly packages: readonly string[];
  readonly isThere: () => boolean;
}

/** Debian's folder of the libraries of this kind of processor. */
const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

const ENGINES: Readonly<Record<EngineName, EngineNeeds>> = {
  webkit: {
    title: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
    isThere: () =>
      havePrograms('WebKitWebDriver', 'Xvfb') &&
      existsSync(`${LIBRARIES}/girepository-1.0/WebKit2-4.1.typelib`) &&
      existsSync('/usr/lib/python3/dist-packages/gi/__init__.py'),
  },
  firefox: {
    title: 'Firefox',
    packages: ['firefox-esr'],
    isThere: () => findFirefox() !== undefined,
  },
  wpe: {
    title: 'WPE WebKit',
    packages: ['cog', 'wpewebkit-driver', 'libwpebackend-fdo-1.0-1'],
    isThere: () => havePrograms('WPEWebDriver', 'cog'),
  },
  chromium: {
    title: 'Chromium',
    packages: [],
    isThere: () => findTestBrowser() !== undefined,
  },
};

function havePrograms(...names: readonly string[]): boolean {
  return names.every((name) => findProgram(name) !== undefined);
}

/** Where this machine has a Firefox; `FIREFOX` names another place. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX;
  return named && existsSync(named) ? named : findProgram('firefox-esr', 'firefox');
}

/** The engines that a run of the tests goes through. */
function listEngines(long: boolean): EngineName[] {
  return ENGINE_NAMES.filter((name) => long || !LONG_ONLY.has(name));
}

/** Those of them that are on this machine. */
export function findEngines(long: boolean): EngineName[] {
  return listEngines(long).filter((name) => ENGINES[name].isThere());
}

/** Installs what is missing if `install`, and says in one line each which engines are not there all the same. Gives those. */
export async function findMissingEngines(long: boolean, install: boolean): Promise<EngineName[]> {
  const listMissing = () => listEngines(long).filter((name) => !ENGINES[name].isThere());
  if (install) await installPackages(listMissing().flatMap((name) => ENGINES[name].packages));
  const missing = listMissing();
  for (const name of missing)
    console.log(
      `${ENGINES[name].title} is not tested: it is not on this machine. Install it: apt-get install ${ENGINES[name].packages.join(' ')}`,
    );
  return missing;
}
