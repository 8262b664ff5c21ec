import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installAuditTools } from '#scripts/audit/audit-tools.ts';

let dir: string;
let said: string[];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'audit-tools-'));
  said = [];
  await writeFile(join(dir, 'package.json'), '{"dependencies":{"lighthouse":"13.5.0"}}');
});
afterEach(() => rm(dir, { recursive: true }));

/** An installation by a stand-in for npm. Resolves to its calls. */
async function install(code = 0): Promise<string[]> {
  const calls: string[] = [];
  await installAuditTools((text) => said.push(text), {
    dir,
    run: (program, args) => {
      calls.push([program, ...args].join(' '));
      return Promise.resolve({ code, output: 'npm error network' });
    },
  });
  return calls;
}

async function putVersion(version: string): Promise<void> {
  await mkdir(join(dir, 'node_modules', 'lighthouse'), { recursive: true });
  await writeFile(join(dir, 'node_modules', 'lighthouse', 'package.json'), JSON.stringify({ version }));
}

test('the first audit installs its tools by their lockfile, and says so', async () => {
  expect(await install()).toEqual([`npm ci --prefix ${dir} --no-audit --no-fund --loglevel=error`]);
  expect(said).toEqual([`Installs Lighthouse 13.5.0 in ${dir}, once.`]);
});

test('later ones install nothing, and need no network', async () => {
  await putVersion('13.5.0');
  expect(await install()).toEqual([]);
  expect(said).toEqual([]);
});

test('another version than the one that is named is replaced', async () => {
  await putVersion('13.4.0');
  expect(await install()).toHaveLength(1);
});

test('without a network it says what to do', async () => {
  await expect(install(1)).rejects.toThrow(
    'npm run audit: Lighthouse could not be installed. Connect to the package registry, then run this again.\nnpm error network',
  );
});
