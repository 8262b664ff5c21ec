import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { parseLogins, verifyLogin } from '#host/auth/logins.ts';

async function makeLogin(args: readonly string[], input = '') {
  const command = spawn(process.execPath, ['scripts/site-login.ts', ...args]);
  command.stdin.end(input);
  const [output, errors] = await Promise.all([text(command.stdout), text(command.stderr)]);
  return { output, errors };
}

test('a name and a password become a login that the host knows again', async () => {
  const { output } = await makeLogin(['--name', 'editor'], 'correct horse battery\nmore\n');
  const logins = parseLogins(output);
  if (!logins) throw new Error(output);
  expect(output).not.toContain('correct');
  expect(await verifyLogin(logins, { name: 'editor', password: 'correct horse battery' })).toBe(true);
  expect(await verifyLogin(logins, { name: 'editor', password: 'correct horse' })).toBe(false);
});

test('a password can be made, and is shown once, beside the login', async () => {
  const { output, errors } = await makeLogin(['--name', 'editor', '--generate']);
  const password = /^Password: (\S{24})\n$/.exec(errors)?.[1] ?? '';
  const logins = parseLogins(output);
  expect(logins && (await verifyLogin(logins, { name: 'editor', password }))).toBe(true);
});

test.each([
  [['--name', 'a:b'], '', '--name: write who logs in, without colons, commas or spaces.'],
  [['--name', 'editor'], 'short\n', 'The password has 5 characters. Use 12 or more.'],
])('%j with %j is refused', async (args, input, message) => {
  const { output, errors } = await makeLogin(args, input);
  expect(output).toBe('');
  expect(errors).toContain(message);
});
