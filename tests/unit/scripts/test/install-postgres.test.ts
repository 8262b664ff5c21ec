import { expect, test } from 'vitest';
import { findPostgresFolder, parseProgramVersion } from '#scripts/cli/postgres-programs.ts';
import { findTestPostgres, installPostgres } from '#scripts/test/install-postgres.ts';
import { inventMachine } from '#tests/support/factories/invent-machine.ts';

const inFolder = (folder: string) =>
  ['initdb', 'postgres', 'pg_dump', 'pg_restore'].map((name) => `${folder}/${name}`);

test('the newest of Debian’s versions is taken, else what is in the PATH', () => {
  const folder = (version: string) => `/usr/lib/postgresql/${version}/bin`;
  const debian = inventMachine([
    ...inFolder(folder('9')),
    ...inFolder(folder('15')),
    ...inFolder('/usr/local/bin'),
  ]);
  expect(findTestPostgres(debian.machine, () => ['9', '15', '16'])).toBe(folder('15'));
  expect(findTestPostgres(debian.machine, () => [])).toBe('/usr/local/bin');
  expect(findTestPostgres(inventMachine(['/opt/bin/psql']).machine, () => [])).toBeUndefined();
});

test('the version of the server is preferred', () => {
  const folder = (version: string) => `/usr/lib/postgresql/${version}/bin`;
  const { machine } = inventMachine([`${folder('15')}/pg_restore`, `${folder('17')}/pg_restore`]);
  const find = (version: number) =>
    findPostgresFolder(['pg_restore'], { ...machine, listVersions: () => ['15', '17'] }, version);
  expect([14, 15, 17, 18].map(find)).toEqual(['17', '15', '17', '17'].map(folder));
});

test.each([
  ['pg_restore (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)', 15],
  ['pg_dump (PostgreSQL) 17beta1', 17],
  ['not found', 0],
])('"%s" is version %i', (text, version) => {
  expect(parseProgramVersion(text)).toBe(version);
});

test('root on Debian gets the package; where none can be installed, one line says what is not tested', async () => {
  const { machine, ran, said, say } = inventMachine([]);
  expect(await installPostgres(machine, say)).toBe(false);
  expect(ran[0]).toMatch(/^apt-get .*install -y --no-install-recommends postgresql$/);
  expect(said).toEqual([
    'installing postgresql',
    'PostgreSQL is not tested: it is not on this machine. Install it: apt-get install postgresql',
  ]);
  const other = inventMachine([], { isRoot: false });
  await installPostgres(other.machine, other.say);
  expect(other.ran).toEqual([]);
});
