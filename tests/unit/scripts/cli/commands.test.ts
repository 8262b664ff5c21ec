import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readCount } from '#scripts/cli/command.ts';
import { listCommands } from '#scripts/cli/commands.ts';
import { assertPortFree, findFreePort } from '#scripts/cli/free-port.ts';
import { describeOldNode } from '#scripts/cli/old-node.mjs';
import { runProgram } from '#scripts/cli/run-program.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';

const node = (...args: string[]) => runProgram(process.execPath, args);
const forecourt = (...args: string[]) => node('scripts/run.mjs', ...args);

test('the help names every command with what it does', async () => {
  const { output, code } = await forecourt('--help');
  expect(code).toBe(0);
  const described = [...output.matchAll(/^ {2}(\S+) +\S.*$/gm)].map(([, name]) => name);
  expect(described).toEqual(listCommands().map(({ name }) => name));
  expect(described).toContain('site:new');
});

test.each([
  ['site:login', '--help'],
  ['site', 'login', '--help'],
])('a command may be written in one word or two: %s %s', async (...args) => {
  expect((await forecourt(...args)).output).toMatch(/^npm run site:login/);
});

test('a command that does not exist is an error with the closest one', async () => {
  const errors = 'buidl: is no command. Did you mean build?\n';
  expect(await forecourt('buidl', '--all')).toEqual({ code: 2, output: errors, errors });
});

test('a port in use is one line that says what to do, before anything is built', async () => {
  const other = createServer().listen(0);
  onTestFinished(() => {
    other.close();
  });
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const errors = `port ${port}: is in use. Stop the other process or choose another port with --port.\n`;
  expect(await node('scripts/start.ts', '--port', String(port))).toMatchObject({ code: 1, errors });
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
  const { code, output } = await runProgram(process.execPath, ['scripts/site-check.ts'], { env });
  for (const problem of [
    "missing-comma/site.ts: line 3: cannot be read: Expected ',', got 'ident'. Correct it.",
    'missing-name/site.ts: line 2: cannot be read: NAME is not defined. Correct it.',
    'missing-file/site.ts: cannot be read: Cannot find module',
  ])
    expect(output).toContain(problem);
  expect(code).toBe(1);
});

test.each([
  { text: undefined, min: 1, count: 7 },
  { text: '1', min: 1, count: 1 },
  { text: '0', min: 0, count: 0 },
])('the count $text is $count, where $min is the least', ({ text, min, count }) => {
  expect(readCount('drain', text, 7, min)).toBe(count);
});

test.each([
  { text: '0', min: 1 },
  { text: '-1', min: 0 },
  { text: '1.5', min: 0 },
  { text: 'two', min: 0 },
])('the count $text is refused, where $min is the least', ({ text, min }) => {
  expect(() => readCount('drain', text, 7, min)).toThrow(
    `--drain: is "${text}". Write a whole number of ${min} or more.`,
  );
});
