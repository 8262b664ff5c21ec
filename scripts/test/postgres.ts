import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian-packages.ts';
import { getMachine, type Machine } from './machine.ts';

/** Debian's folder of the server's versions, which are not in the PATH. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, of the newest version; undefined if this machine has none. */
export function findPostgres(
  { path, exists }: Machine = getMachine(),
  listVersions: () => readonly string[] = listDebianVersions,
): string | undefined {
  const folders = listVersions()
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  return [...folders, ...path.split(delimiter).filter(Boolean)].find((folder) =>
    ['initdb', 'postgres', 'pg_dump'].every((program) => exists(join(folder, program))),
  );
}

function listDebianVersions(): string[] {
  return existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
}

/** Installs a PostgreSQL for the tests if there is none, where packages may be installed. Says in one line if there is none all the same, and gives whether there is one. */
export async function installPostgres(machine: Machine, say: (text: string) => void): Promise<boolean> {
  if (!findPostgres(machine)) await installDebianPackages(['postgresql'], machine, say);
  const found = findPostgres(machine) !== undefined;
  if (!found)
    say('PostgreSQL is not tested: it is not on this machine. Install it: apt-get install postgresql');
  return found;
}
