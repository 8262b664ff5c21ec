import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian-packages.ts';
import { getMachine, type Machine } from './machine.ts';

/** Debian's Caddy, of the recipe in docs/recipes; undefined if this machine has none. */
export function findCaddy({ path, exists }: Machine = getMachine()): string | undefined {
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, 'caddy'))
    .find(exists);
}

/** Installs Caddy for the tests if there is none, where packages may be installed. Says in one line if there is none all the same, and gives whether there is one. */
export async function installCaddy(machine: Machine, say: (text: string) => void): Promise<boolean> {
  if (!findCaddy(machine)) await installDebianPackages(['caddy'], machine, say);
  const found = findCaddy(machine) !== undefined;
  if (!found) say('Caddy is not tested: it is not on this machine. Install it: apt-get install caddy');
  return found;
}
