import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian-packages.ts';
import { getMachine, type Machine } from './machine.ts';

/** Programs that some tests run, each in the Debian package of its name: those of the recipe for Caddy, and of deployment by rsync. */
export type TestProgram = 'caddy' | 'rsync';

/** The path of a program; undefined if this machine has none. */
export function findProgram(name: TestProgram, { path, exists }: Machine = getMachine()): string | undefined {
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(exists);
}

/**
 * Installs a program for the tests if there is none, where packages may be installed. Resolves to whether there is one, and says in
 * one line if there is not.
 */
export async function installProgram(
  name: TestProgram,
  machine: Machine,
  say: (text: string) => void,
): Promise<boolean> {
  if (!findProgram(name, machine)) await installDebianPackages([name], machine, say);
  const found = findProgram(name, machine) !== undefined;
  if (!found) say(`${name} is not tested: it is not on this machine. Install it: apt-get install ${name}`);
  return found;
}
