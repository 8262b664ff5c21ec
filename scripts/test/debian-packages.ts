import type { Machine } from './machine.ts';

/** A mirror that doesn't answer must not hold the tests up. */
const APT_OPTIONS = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0'];
const APT_INSTALL = [...APT_OPTIONS, 'install', '-y', '--no-install-recommends'];

/** Installs Debian packages where that is possible: on Debian, as root. Says so before it begins. */
export async function installDebianPackages(
  packages: readonly string[],
  machine: Machine,
  say: (text: string) => void,
): Promise<void> {
  if (packages.length === 0 || !machine.isDebian || !machine.isRoot) return;
  say(`installing ${packages.join(', ')}`);
  const install = () => machine.run('apt-get', [...APT_INSTALL, ...packages]);
  // Fresh containers have no package lists.
  if (!(await install()) && (await machine.run('apt-get', [...APT_OPTIONS, 'update']))) await install();
}
