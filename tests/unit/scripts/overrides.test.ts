import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { overrideComponents } from '#scripts/build/adapter/override-components.ts';
import { checkSite } from '#scripts/site-check/check-site.ts';
import { runScript } from '#tests/support/run-command.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';

const FOOTER = 'features/navigation/Footer.astro';

let sitesDir: string;

beforeEach(async () => {
  sitesDir = await makeTemporaryFolder();
  for (const slug of ['one', 'other']) await writeDealer(sitesDir, { slug, cars: [] });
});

const writeOverride = (file: string, text: string) => writeFiles(sitesDir, { [file]: text });

/** What the compiler reads for a module, or for one that it imports. */
async function readModule(path: string, specifier?: string): Promise<string | undefined> {
  const plugin = overrideComponents(sitesDir) as unknown as {
    configResolved: () => Promise<void>;
    resolveId: (specifier: string, importer: string) => string | undefined;
    load: (this: { addWatchFile: () => void }, id: string) => Promise<string> | undefined;
  };
  await plugin.configResolved();
  const module = resolve('src', path);
  const id = specifier === undefined ? module : plugin.resolveId(specifier, module);
  return id === undefined ? undefined : plugin.load.call({ addWatchFile: () => {} }, id);
}

async function findProblems(slug: string): Promise<string[]> {
  const now = new Date('2026-11-21T00:00:00Z');
  const { problems, findings } = await checkSite(slug, {
    sitesDir,
    dataDir: sitesDir,
    now,
    env: {},
    online: false,
  });
  return [...problems, ...findings.map(({ file, text }) => `${file}: ${text}`)]
    .map((line) => line.replaceAll(`${sitesDir}/`, ''))
    .filter((line) => line.includes('overrides/'));
}

const override = (...args: string[]) => runScript('override', args, { SITES_DIR: sitesDir });

test('a component that nobody replaces is compiled as it is', async () => {
  expect(await readModule(FOOTER)).toBeUndefined();
});

test('what all dealers replace is read in place of the original, which it can import', async () => {
  await writeOverride(`overrides/${FOOTER}`, '<p>Ours</p>');
  expect(await readModule(FOOTER)).toBe('<p>Ours</p>');
  expect(await readModule(FOOTER, './Footer.original.astro')).toBe(await readFile(`src/${FOOTER}`, 'utf8'));
});

test('what one dealer replaces shows on its pages, and on others what all have', async () => {
  await writeOverride(`overrides/${FOOTER}`, '<p>All</p>');
  await writeOverride(`one/overrides/${FOOTER}`, '<p>One</p>');
  const choice = await readModule(FOOTER);
  expect(choice).toContain('const own = { "one": Own0 };');
  expect(choice).toContain('import Own0 from "./Footer.for-one.astro";');
  expect(choice).toContain('import Otherwise from "./Footer.shared.astro";');
  expect(await readModule(FOOTER, './Footer.for-one.astro')).toBe('<p>One</p>');
  expect(await readModule(FOOTER, './Footer.shared.astro')).toBe('<p>All</p>');
});

test.each([
  [
    'overrides/styles/base.css',
    'is no component. Replace .astro and .tsx files; write styles into brand.css.',
  ],
  [
    'overrides/features/navigation/Foter.astro',
    'there is no src/features/navigation/Foter.astro to replace. Copy a component with "npm run override -- <path below src>".',
  ],
  [
    'one/overrides/features/car-card/CarCard.tsx',
    'all dealers share the scripts of pages. Move it to overrides/ beside the dealers, or replace the .astro file that shows it.',
  ],
])('%s is refused', async (file, problem) => {
  await writeOverride(file, '');
  expect(await findProblems('one')).toEqual([`${file}: ${problem}`]);
  await expect(readModule(FOOTER)).rejects.toThrow(problem);
});

test('a copy has no problem until its original changes', async () => {
  expect(await override(FOOTER, '--site', 'one')).toMatchObject({ code: 0, stderr: '' });
  const file = join(sitesDir, 'one/overrides', FOOTER);
  const copy = await readFile(file, 'utf8');
  expect(copy.replace(/\/\/ Copied from Forecourt .*\n/, '')).toBe(await readFile(`src/${FOOTER}`, 'utf8'));
  expect(await findProblems('one')).toEqual([]);
  await writeFile(file, copy.replace(/[0-9a-f]{8}\.$/m, '00000000.'));
  const [drift] = await findProblems('one');
  expect(drift).toMatch(
    /^overrides\/features\/navigation\/Footer\.astro: src\/\S+ has changed since it was copied from version \S+ Take over what matters, then write [0-9a-f]{8} into its first line\.$/,
  );
  expect(await findProblems('other')).toEqual([]);
});

test.each([
  ['../package.json', 2, '../package.json: write a path below src, without "..".'],
  [
    'styles/base.css',
    1,
    'overrides/styles/base.css: is no component. Replace .astro and .tsx files; write styles into brand.css.',
  ],
  ['ui/None.astro', 1, 'overrides/ui/None.astro: there is no src/ui/None.astro to replace.'],
])('%s is not copied', async (path, code, problem) => {
  const result = await override(path);
  expect(result.code).toBe(code);
  expect(result.stderr.replaceAll(`${sitesDir}/`, '')).toContain(problem);
});

test('a copy does not replace another', async () => {
  await override(FOOTER);
  expect(await override(FOOTER)).toMatchObject({
    code: 1,
    stderr: `${join(sitesDir, 'overrides', FOOTER)}: is there already. Edit it, or delete it first.\n`,
  });
});

test('a component whose props may change in any version, or that was not copied, is told', async () => {
  await override('ui/Once.astro');
  await writeOverride(`one/overrides/${FOOTER}`, '<p>One</p>');
  expect(await findProblems('one')).toEqual([
    `overrides/${FOOTER}: does not say what it was copied from, so that changes of src/${FOOTER} go unnoticed. Copy it by "npm run override".`,
    '../overrides/ui/Once.astro: may change in any version. Run site:check after each upgrade.',
  ]);
});
