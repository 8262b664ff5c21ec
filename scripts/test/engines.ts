import { existsSync } from 'node:fs';
import { findProgram, installPackages } from './debian-programs.ts';

/** The browser engines besides Chromium, which makes all other journeys. The one that finds most comes first. */
const ENGINE_NAMES = ['webkit', 'firefox'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

interface EngineNeeds {
  readonly title: string;
  /** Debian's packages of it. */
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
};

function havePrograms(...names: readonly string[]): boolean {
  return names.every((name) => findProgram(name) !== undefined);
}

/** Where this machine has a Firefox; `FIREFOX` names another place. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX;
  return named && existsSync(named) ? named : findProgram('firefox-esr', 'firefox');
}

/** Those of them that are on this machine. */
export function findEngines(): EngineName[] {
  return ENGINE_NAMES.filter((name) => ENGINES[name].isThere());
}

/** Installs what is missing if `install`, and says in one line each which engines are not there all the same. Gives those. */
export async function findMissingEngines(install: boolean): Promise<EngineName[]> {
  const listMissing = () => ENGINE_NAMES.filter((name) => !ENGINES[name].isThere());
  if (install) await installPackages(listMissing().flatMap((name) => ENGINES[name].packages));
  const missing = listMissing();
  for (const name of missing)
    console.log(
      `${ENGINES[name].title} is not tested: it is not on this machine. Install it: apt-get install ${ENGINES[name].packages.join(' ')}`,
    );
  return missing;
}
