import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's folder of the versions of PostgreSQL, whose programs are not in the PATH. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The folder with these programs of PostgreSQL, of a version or else the newest; undefined if this machine has none. */
export function findPostgresFolder(programs: readonly string[], version?: number): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = versions
    .sort((a, b) => Number(Number(b) === version) - Number(Number(a) === version) || Number(b) - Number(a))
    .map((each) => join(DEBIAN_FOLDER, each, 'bin'));
  return [...folders, ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)].find((folder) =>
    programs.every((program) => existsSync(join(folder, program))),
  );
}

/** The major version in the answer of a program to --version: `pg_restore (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)`. */
export function parseProgramVersion(text: string): number {
  return Number(/\(PostgreSQL\) (\d+)/.exec(text)?.[1] ?? 0);
}
