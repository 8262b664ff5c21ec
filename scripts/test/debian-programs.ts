import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgresFolder } from '#scripts/cli/postgres-programs.ts';
import { runTool } from './run-tool.ts';

/** A program that some tests run. */
export interface TestProgram {
  readonly name: string;
  /** Debian's packages of it. */
  readonly packages: readonly string[];
  /** Whether this machine has it. */
  readonly isThere: () => boolean;
}

export const CADDY = describeProgram('caddy', () => findProgram('caddy') !== undefined);
export const RSYNC = describeProgram('rsync', () => findProgram('rsync') !== undefined);
export const POSTGRES = describeProgram('postgresql', () => findTestPostgres() !== undefined);

/** A program in the Debian package of its name. */
function describeProgram(name: string, isThere: () => boolean): TestProgram {
  return { name, packages: [name], isThere };
}

/** A mirror that doesn't answer must not hold the tests up. */
const APT_OPTIONS = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0'];

/** The path of the first program in the PATH that has one of the names; undefined if this machine has none. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/** The folder of a PostgreSQL to test with; undefined if this machine has none. */
export function findTestPostgres(): string | undefined {
  return findPostgresFolder(['initdb', 'postgres', 'pg_dump', 'pg_restore']);
}

/** Installs Debian packages where that is possible: on Debian, as root. Says so before it begins. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (packages.length === 0 || process.getuid?.() !== 0 || !isDebian()) return;
  console.log(`installing ${packages.join(', ')}`);
  const apt = async (...args: readonly string[]) =>
    (await runTool('apt-get', [...APT_OPTIONS, ...args])).code === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  // Fresh containers have no package lists.
  if (!(await install()) && (await apt('update'))) await install();
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs what is missing if `install`, and says in one line each what is not there all the same. Returns those. */
export async function findMissing(
  programs: readonly TestProgram[],
  install: boolean,
): Promise<TestProgram[]> {
  const listMissing = () => programs.filter(({ isThere }) => !isThere());
  if (install) await installPackages(listMissing().flatMap(({ packages }) => packages));
  const missing = listMissing();
  for (const { name, packages } of missing)
    console.log(
      `${name} is not tested: it is not on this machine. Install it: apt-get install ${packages.join(' ')}`,
    );
  return missing;
}

/** Debian's folder of the libraries of this kind of processor. */
const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** The browser engines besides Chromium, which makes all other journeys. The one that finds most comes first. */
export const ENGINES = {
  webkit: {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
    isThere: () =>
      ['WebKitWebDriver', 'Xvfb'].every((name) => findProgram(name) !== undefined) &&
      existsSync(`${LIBRARIES}/girepository-1.0/WebKit2-4.1.typelib`) &&
      existsSync('/usr/lib/python3/dist-packages/gi/__init__.py'),
  },
  firefox: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    isThere: () => findFirefox() !== undefined,
  },
} as const satisfies Record<string, TestProgram>;

export type EngineName = keyof typeof ENGINES;

/** Where this machine has a Firefox; `FIREFOX` names another place. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX;
  return named && existsSync(named) ? named : findProgram('firefox-esr', 'firefox');
}

/** Those of them that are on this machine. */
export function findEngines(): EngineName[] {
  return (Object.keys(ENGINES) as EngineName[]).filter((name) => ENGINES[name].isThere());
}
