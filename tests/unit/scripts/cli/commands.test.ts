import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readCount } from '#scripts/cli/command.ts';
import { listCommands } from '#scripts/cli/commands.ts';
import { assertPortFree, findFreePort } from '#scripts/cli/free-port.ts';
import { describeOldNode } from '#scripts/cli/old-node.mjs';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';

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

test('a port in use is one line that says what to do, before anything is built', async () => {
  const other = createServer().listen(0);
  onTestFinished(() => {
    other.close();
  });
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts', '--port', String(port)], {
    encoding: 'utf8',
  });
  expect(stderr).toBe(
    `port ${port}: is in use. Stop the other process or choose another port with --port.\n`,
  );
  expect(status).toBe(1);
  await expect(assertPortFree(await findFreePort())).resolves.toBeUndefined();
});

test.each([
  ['20.19.0', 'Node 20.19.0: is too old. Run "npm ci", which installs Node 24'],
  ['22.18.0', 'Node 22.18.0: is too old.'],
  ['24.0.0', undefined],
  ['26.1.0', undefined],
])('what to do about Node %s', (version, problem) => {
  const text = describeOldNode(version);
  expect(text?.slice(0, problem?.length)).toBe(problem);
});

test('what is wrong in site.ts is named with its line', async () => {
  const dealers = await makeTemporaryFolder();
  await writeFiles(dealers, {
    'missing-comma/site.ts': "export default {\n  slug: 'a'\n  name: 'A',\n};\n",
    'missing-name/site.ts': 'export default {\n  slug: NAME,\n};\n',
    'missing-file/site.ts': "import { x } from './x.ts';\nexport default x;\n",
  });
  const env = { ...process.env, SITES_DIR: dealers };
  const { status, stdout } = spawnSync(process.execPath, ['scripts/site-check.ts'], {
    encoding: 'utf8',
    env,
  });
  for (const problem of [
    "missing-comma/site.ts: line 3: cannot be read: Expected ',', got 'ident'. Correct it.",
    'missing-name/site.ts: line 2: cannot be read: NAME is not defined. Correct it.',
    'missing-file/site.ts: cannot be read: Cannot find module',
  ])
    expect(stdout).toContain(problem);
  expect(status).toBe(1);
});

test.each([
  { text: undefined, min: 1, count: 7 },
  { text: '1', min: 1, count: 1 },
  { text: '0', min: 0, count: 0 },
])('$text is $count where $min is the least', ({ text, min, count }) => {
  expect(readCount('drain', text, 7, min)).toBe(count);
});

test.each([
  { text: '0', min: 1 },
  { text: '-1', min: 0 },
  { text: '1.5', min: 0 },
  { text: 'two', min: 0 },
])('$text is refused where $min is the least', ({ text, min }) => {
  expect(() => readCount('drain', text, 7, min)).toThrow(
    `--drain: is "${text}". Write a whole number of ${min} or more.`,
  );
});
