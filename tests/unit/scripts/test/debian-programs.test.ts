import { expect, test } from 'vitest';
import { findProgram, installProgram } from '#scripts/test/debian-programs.ts';
import { inventMachine } from '#tests/support/factories/invent-machine.ts';

test('a program is looked for in the folders of the PATH, in their order', () => {
  const { machine } = inventMachine(['/usr/local/bin/rsync', '/opt/bin/rsync', '/usr/local/bin/caddy']);
  expect(findProgram('rsync', machine)).toBe('/opt/bin/rsync');
  expect(findProgram('caddy', machine)).toBe('/usr/local/bin/caddy');
  expect(findProgram('rsync', { ...machine, path: '' })).toBeUndefined();
});

test('a program that is there is not installed again', async () => {
  const { machine, ran, said, say } = inventMachine(['/opt/bin/caddy']);
  expect(await installProgram('caddy', machine, say)).toBe(true);
  expect([ran, said]).toEqual([[], []]);
});

test('root on Debian gets the package; where none can be installed, one line says what is not tested', async () => {
  const { machine, ran, said, say } = inventMachine([]);
  expect(await installProgram('rsync', machine, say)).toBe(false);
  expect(ran[0]).toMatch(/^apt-get .*install -y --no-install-recommends rsync$/);
  expect(said).toEqual([
    'installing rsync',
    'rsync is not tested: it is not on this machine. Install it: apt-get install rsync',
  ]);
});
