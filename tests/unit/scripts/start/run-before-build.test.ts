import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runBeforeBuild } from '#scripts/start/build-in-child.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

let dir: string;
beforeEach(async () => {
  dir = await makeTemporaryFolder();
});

const NOTE = "require('fs').appendFileSync('note.txt', 'fetched ')";

const writeWith = (slug: string, before: readonly string[] | undefined) =>
  writeDealer(dir, { slug, site: { rebuild: { secretEnvs: ['A_SECRET'], ...(before && { before }) } } });
const run = (slug: string, signal = new AbortController().signal) =>
  runBeforeBuild(slug, { sitesDir: dir, dataDir: join(dir, '.data') }, signal);

test('a command runs in the folder of its dealer', async () => {
  await writeWith('fetches', [process.execPath, '-e', NOTE]);
  await run('fetches');
  expect(await readFile(join(dir, 'fetches', 'note.txt'), 'utf8')).toBe('fetched ');
});

test('a dealer without a command has nothing to wait for', async () => {
  await writeWith('plain', undefined);
  await expect(run('plain')).resolves.toBeUndefined();
});

test('a command still runs after site.ts has broken: it may fetch the correction', async () => {
  await writeWith('broken', [process.execPath, '-e', NOTE]);
  await run('broken');
  await writeFile(join(dir, 'broken', 'site.ts'), 'export default {');
  await run('broken');
  expect(await readFile(join(dir, 'broken', 'note.txt'), 'utf8')).toBe('fetched fetched ');
});

test.each([
  [[process.execPath, '-e', "console.error('no network'); process.exit(3)"], 'ended with code 3. no network'],
  [['no-such-program'], 'rebuild.before: no-such-program is not installed.'],
])('a command that fails stops the build and says why: %j', async (before, problem) => {
  await writeWith('fails', before);
  await expect(run('fails')).rejects.toThrow(problem);
});
