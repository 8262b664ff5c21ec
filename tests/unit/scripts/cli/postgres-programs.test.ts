import { expect, test } from 'vitest';
import { findPostgresFolder, parseProgramVersion } from '#scripts/cli/postgres-programs.ts';

test('the version of the server is preferred to the newest', () => {
  const folder = (version: string) => `/usr/lib/postgresql/${version}/bin`;
  const machine = {
    path: '/opt/bin',
    exists: (file: string) => ['15', '17'].some((version) => file === `${folder(version)}/pg_restore`),
    listVersions: () => ['15', '17'],
  };
  const find = (version: number) => findPostgresFolder(['pg_restore'], version, machine);
  expect([14, 15, 17, 18].map(find)).toEqual(['17', '15', '17', '17'].map(folder));
});

test.each([
  ['pg_restore (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)', 15],
  ['pg_dump (PostgreSQL) 17beta1', 17],
  ['not found', 0],
])('"%s" is version %i', (text, version) => expect(parseProgramVersion(text)).toBe(version));
