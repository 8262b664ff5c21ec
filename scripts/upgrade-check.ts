import { join } from 'node:path';
import { ExpectedError } from '#platform/expected-error.ts';
import { PACKAGE_ROOT } from '#platform/package-root.ts';
import { describeDrift, listOverrides, STABLE_COMPONENTS } from '#scripts/overrides/overrides.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, readCount, readNow, runCommand, UsageError } from './cli/command.ts';
import { chooseSlugs } from './cli/dealers.ts';
import { openEarlierVersion } from './upgrade-check/earlier-version.ts';
import {
  describeInterfaceChanges,
  findUpgradeNotes,
  readNotes,
  readPublicInterface,
} from './upgrade-check/version-changes.ts';

const HELP = `npm run upgrade:check -- --from <version> [options]

Says what an upgrade from an earlier version to this one means for your dealers: what the changelog says about upgrading, what changed
in the public interface, which overrides are stale, and which pages look different. For the last, it builds a dealer of each template
with both versions into .data/upgrade/ and keeps pictures of the pages that differ there.

  --from <version>  a tag or commit of this repository, or a folder with a version: old/node_modules/forecourt
  --site <slugs>    compare the pages of these dealers, with commas (default: the first dealer of each template)
  --pages <n>       the number of pages of each dealer (default: 20, of as many kinds as there are)
  --no-pages        compare no pages
  --now <time>      build as if it were this time (default: now)`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ text: ['from', 'site', 'pages', 'now'], flags: ['no-pages'] });
  if (values.from === undefined) throw new UsageError('Name the earlier version with --from.');
  const count = readCount('pages', values.pages, 20);
  const now = readNow(values.now);
  const { sitesDir, dataDir } = getFolders();
  const workDir = join(dataDir, 'upgrade');
  const root = await openEarlierVersion(values.from, workDir);

  const notes = findUpgradeNotes(await readNotes(root), await readNotes(PACKAGE_ROOT));
  print('Upgrade notes', notes);
  const [before, after] = await Promise.all(
    [root, PACKAGE_ROOT].map((folder) => readPublicInterface(folder, STABLE_COMPONENTS)),
  );
  if (before && after) print('Public interface', describeInterfaceChanges(before, after));
  print('Stale overrides', await describeStaleOverrides(sitesDir));
  if (values['no-pages']) return 0;
  const { compareBuilds } = await loadComparison();
  const slugs = values.site === undefined ? undefined : await chooseSlugs(values.site, sitesDir);
  print('Pages', await compareBuilds({ root, slugs, count, now, sitesDir, workDir }));
  return 0;
});

function print(heading: string, lines: readonly string[]): void {
  console.log(
    `\n${heading}\n${(lines.length > 0 ? lines : ['nothing']).map((line) => `  ${line}`).join('\n')}`,
  );
}

async function describeStaleOverrides(sitesDir: string): Promise<string[]> {
  const lines = (await listOverrides(sitesDir)).map(async (override) => {
    const drift = await describeDrift(override);
    return drift === undefined ? [] : [`${override.file}: ${drift}`];
  });
  return (await Promise.all(lines)).flat();
}

/** Only a comparison of pages needs a browser, and Playwright, which an installed package has not brought. */
async function loadComparison() {
  try {
    return await import('./upgrade-check/compare-builds.ts');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new ExpectedError(
      'Pages: are compared by Playwright, which is not installed. Run "npm install --save-dev playwright", or write --no-pages.',
    );
  }
}
