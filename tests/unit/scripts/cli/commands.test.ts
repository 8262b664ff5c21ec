import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { listCommands } from '#scripts/cli/commands.ts';

const forecourt = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/run.mjs', ...args]).then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
      stdout,
      stderr,
      code,
    }),
  );

test('the help names every command with what it does', async () => {
  const { stdout, code } = await forecourt('--help');
  expect(code).toBe(0);
  const described = [...stdout.matchAll(/^ {2}(\S+) +\S.*$/gm)].map(([, name]) => name);
  expect(described).toEqual(listCommands().map(({ name }) => name));
  expect(described).toContain('site:new');
});

test.each([
  ['site:login', '--help'],
  ['site', 'login', '--help'],
])('a command may be written in one word or two: %s %s', async (...args) => {
  expect((await forecourt(...args)).stdout).toMatch(/^npm run site:login/);
});

test('a command that does not exist is an error with the closest one', async () => {
  expect(await forecourt('buidl', '--all')).toEqual({
    stdout: '',
    stderr: 'buidl: is no command. Did you mean build?\n',
    code: 2,
  });
});
