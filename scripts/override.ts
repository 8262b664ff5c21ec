import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ExpectedError } from '#platform/expected-error.ts';
import { PACKAGE_ROOT } from '#platform/package-root.ts';
import { readConfig } from '#site/read-config.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, runCommand, UsageError } from './cli/command.ts';
import { readManifest } from './cli/commands.ts';
import { assertReplacing, getOverridesFolder, STABLE_COMPONENTS, stampCopy } from './overrides/overrides.ts';

const HELP = `npm run override -- <path> [options]

Copies a component of the platform into the dealers' folder, where the copy replaces it. The copy says what it was copied from, so that
"npm run site:check" can tell when the original has changed since.

  <path>          below src: features/navigation/Footer.astro
  --site <slug>   for one dealer; without it, for all

Their props change only with a major version:
${STABLE_COMPONENTS.map((path) => `  ${path}`).join('\n')}`;

await runCommand(HELP, async () => {
  const { values, positionals } = readArgs({ text: ['site'] });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new UsageError('Name one component.');
  const { sitesDir } = getFolders();
  if (values.site !== undefined) await readConfig(sitesDir, values.site);
  if (path.split('/').includes('..')) throw new UsageError(`${path}: write a path below src, without "..".`);
  const file = join(getOverridesFolder(sitesDir, values.site), path);
  await assertReplacing([{ path, file, slug: values.site }]);
  const copy = stampCopy(
    readManifest().version,
    path,
    await readFile(join(PACKAGE_ROOT, 'src', path), 'utf8'),
  );
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, copy, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new ExpectedError(`${file}: is there already. Edit it, or delete it first.`);
  });
  console.log(`${file}: copied. Edit it; it replaces src/${path} at the next build.`);
  return 0;
});
