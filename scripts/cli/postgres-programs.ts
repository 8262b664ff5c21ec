import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's folder of the versions of PostgreSQL, whose programs are not in the PATH. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

interface SearchedMachine {
  /** The PATH variable. */
  readonly path: string;
  readonly exists: (path: string) => boolean;
  readonly listVersions: () => readonly string[];
}

/** The folder with these programs of PostgreSQL, of the newest version; undefined if this machine has none. */
export function findPostgresFolder(
  programs: readonly string[],
  { path, exists, listVersions }: SearchedMachine = {
    path: process.env.PATH ?? '',
    exists: existsSync,
    listVersions: listDebianVersions,
  },
): string | undefined {
  const folders = listVersions()
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  return [...folders, ...path.split(delimiter).filter(Boolean)].find((folder) =>
    programs.every((program) => exists(join(folder, program))),
  );
}

export function listDebianVersions(): string[] {
  return existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
}
