import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgresFolder } from '#scripts/cli/postgres-programs.ts';
import { runTool } from './run-tool.ts';

/** Programs that some tests run, each in the Debian package of its name, and whether this machine has them. */
const PROGRAMS = {
  caddy: () => findProgram('caddy') !== undefined,
  rsync: () => findProgram('rsync') !== undefined,
  postgresql: () => findTestPostgres() !== undefined,
} as const;

export type TestProgram = keyof typeof PROGRAMS;

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

/**
 * Finds a program for the tests, or installs it if `install`. Resolves to whether there is one, and says in one line if there is
 * not.
 */
export async function findOrInstallProgram(name: TestProgram, install: boolean): Promise<boolean> {
  if (install && !PROGRAMS[name]()) await installPackages([name]);
  const found = PROGRAMS[name]();
  if (!found)
    console.log(`${name} is not tested: it is not on this machine. Install it: apt-get install ${name}`);
  return found;
}
