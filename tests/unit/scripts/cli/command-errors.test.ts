import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { assertPortFree } from '#scripts/cli/assert-port-free.ts';
import { findFreePort } from '#scripts/cli/free-port.ts';
import { describeOldNode } from '#scripts/cli/old-node.mjs';

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

test.each([
  [
    'a missing comma',
    "export default {\n  slug: 'a'\n  name: 'A',\n};\n",
    "line 3: cannot be read: Expected ',', got 'ident'. Correct it.",
  ],
  [
    'a name that is not there',
    'export default {\n  slug: NAME,\n};\n',
    'line 2: cannot be read: NAME is not defined. Correct it.',
  ],
  [
    'a missing file',
    "import { x } from './x.ts';\nexport default x;\n",
    'cannot be read: Cannot find module',
  ],
])('%s in site.ts is named with its line', async (_, text, problem) => {
  const dealers = await mkdtemp(join(tmpdir(), 'syntax-'));
  onTestFinished(() => rm(dealers, { recursive: true }));
  await mkdir(join(dealers, 'a'));
  await writeFile(join(dealers, 'a', 'site.ts'), text);
  const env = { ...process.env, SITES_DIR: dealers };
  const { status, stdout } = spawnSync(process.execPath, ['scripts/site-check.ts'], {
    encoding: 'utf8',
    env,
  });
  expect(stdout).toContain(`a/site.ts: ${problem}`);
  expect(status).toBe(1);
});
