import { findPostgresFolder, listDebianVersions } from '#scripts/cli/postgres-programs.ts';
import { installDebianPackages } from './debian-packages.ts';
import { getMachine, type Machine } from './machine.ts';

/** The folder of a PostgreSQL to test with; undefined if this machine has none. */
export function findTestPostgres(
  { path, exists }: Machine = getMachine(),
  listVersions = listDebianVersions,
): string | undefined {
  const programs = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];
  return findPostgresFolder(programs, { path, exists, listVersions });
}

/**
 * Installs a PostgreSQL for the tests if there is none, where packages may be installed. Resolves to whether there is one,
 * and says in one line if there is not.
 */
export async function installPostgres(machine: Machine, say: (text: string) => void): Promise<boolean> {
  if (!findTestPostgres(machine)) await installDebianPackages(['postgresql'], machine, say);
  const found = findTestPostgres(machine) !== undefined;
  if (!found)
    say('PostgreSQL is not tested: it is not on this machine. Install it: apt-get install postgresql');
  return found;
}
