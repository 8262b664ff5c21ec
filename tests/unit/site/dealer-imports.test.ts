import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const run = promisify(execFile);

let dealers: string;

beforeEach(async () => {
  dealers = await makeTemporaryFolder();
});

async function command(script: string, ...args: string[]) {
  const env = { ...process.env, SITES_DIR: dealers };
  const { stdout, stderr } = await run(process.execPath, [`scripts/${script}.ts`, ...args], { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return { stdout, stderr };
}

/** A new dealer without stock, so that a check has nothing to miss. */
async function addDealer(): Promise<string> {
  const site = `import { defineSite } from '#site/define-site.ts';

export default defineSite({
  slug: 'isuzu',
  name: 'Isuzu of Cairns',
  template: 'classic',
  url: 'https://www.isuzucairns.com.au',
  description: 'Trucks in Cairns.',
  brand: { colour: '#0b49c4' },
  home: { heading: 'Trucks' },
  stock: false,
});
`;
  await mkdir(join(dealers, 'isuzu'));
  const file = join(dealers, 'isuzu', 'site.ts');
  await writeFile(file, site);
  return file;
}

test.each([
  ['without a package.json', undefined],
  ['with one that names no type of module', '{}'],
])(
  'a dealer in a folder outside the project, %s, imports defineSite by the alias; packages beside it are no dealers',
  async (_, manifest) => {
    await addDealer();
    if (manifest !== undefined) await writeFile(join(dealers, 'package.json'), manifest);
    await mkdir(join(dealers, 'node_modules'));
    const { stdout, stderr } = await command('site-check');
    expect(stderr).not.toMatch(/Cannot find|Warning:/);
    expect(stdout).toContain('isuzu');
    expect(stdout + stderr).not.toContain('node_modules');
  },
);
