import { join, resolve } from 'node:path';
import { startHost } from '#host/start-host.ts';
import { ExpectedError } from '#platform/expected-error.ts';
import { PACKAGE_ROOT } from '#platform/package-root.ts';
import { pageKindOf } from '#scripts/audit/page-kinds.ts';
import { listFiles } from '#scripts/build/files.ts';
import { runProgram } from '#scripts/cli/run-program.ts';
import { launchBrowser } from '#scripts/test/browser.ts';
import { listSiteSlugs, readConfig } from '#site/read-config.ts';
import { comparePictures } from './compare-pictures.ts';

interface Builds {
  /** The folder of the earlier version. */
  readonly root: string;
  /** The dealers to compare; default: the first of each template. */
  readonly slugs: readonly string[] | undefined;
  /** The number of pages of each dealer. */
  readonly count: number;
  readonly now: Date;
  readonly sitesDir: string;
  readonly workDir: string;
}

/**
 * Builds dealers with an earlier version and this one, and compares their pages. Returns a line for each page that only one of the
 * two has or that looks different, and how many were looked at. Throws ExpectedError if a version can't build them.
 */
export async function compareBuilds({
  root,
  slugs,
  count,
  now,
  sitesDir,
  workDir,
}: Builds): Promise<string[]> {
  const compared = slugs ?? (await listFirstOfEachTemplate(sitesDir));
  const [before, after] = [join(workDir, 'before'), join(workDir, 'after')];
  await build(root, before, { compared, now, sitesDir });
  await build(PACKAGE_ROOT, after, { compared, now, sitesDir });
  await using cleanup = new AsyncDisposableStack();
  const serve = async (dataDir: string) =>
    cleanup.adopt(await startHost({ distDir: join(dataDir, 'dist'), dataDir, port: 0 }), ({ close }) =>
      close(),
    );
  const hosts = { before: await serve(before), after: await serve(after) };
  const browser = cleanup.use(await launchBrowser());
  const lines: string[] = [];
  for (const slug of compared) {
    const [had, has] = await Promise.all(
      [before, after].map((folder) => listPages(join(folder, 'dist', slug))),
    );
    const known = new Set(had);
    const current = new Set(has);
    const common = [...current].filter((path) => known.has(path));
    const paths = choosePages(common, count);
    const differences = await comparePictures(browser, {
      before: `http://${slug}.localhost:${hosts.before.port}`,
      after: `http://${slug}.localhost:${hosts.after.port}`,
      paths,
      now,
      picturesDir: join(workDir, 'pictures', slug),
    });
    lines.push(
      `${slug}: ${paths.length} pages looked at, ${new Set(differences.map(({ path }) => path)).size} look different`,
      ...[...known].filter((path) => !current.has(path)).map((path) => `${slug} ${path}: is gone`),
      ...[...current].filter((path) => !known.has(path)).map((path) => `${slug} ${path}: is new`),
      ...differences.map(
        ({ path, width, percent, pictures }) =>
          `${slug} ${path} at ${width} px: ${percent.toFixed(2)} % of the pixels (${pictures}-*.png)`,
      ),
    );
  }
  return lines;
}

async function listFirstOfEachTemplate(sitesDir: string): Promise<string[]> {
  const slugs = await listSiteSlugs(sitesDir);
  const configs = await Promise.all(slugs.map((slug) => readConfig(sitesDir, slug)));
  return [...Map.groupBy(configs, ({ template }) => template).values()].flatMap(
    ([first]) => first?.slug ?? [],
  );
}

/**
 * Builds dealers by the command of the version in `root`, with a data folder of its own. A clone builds in its own folder, a package in
 * the project's.
 */
async function build(
  root: string,
  dataDir: string,
  {
    compared,
    now,
    sitesDir,
  }: { readonly compared: readonly string[]; readonly now: Date; readonly sitesDir: string },
): Promise<void> {
  const args = [
    join(root, 'scripts/run.mjs'),
    'build',
    '--site',
    compared.join(','),
    '--now',
    now.toISOString(),
  ];
  const { code, output } = await runProgram(process.execPath, args, {
    cwd: root.split(/[\\/]/).includes('node_modules') ? '.' : root,
    env: {
      ...process.env,
      SITES_DIR: resolve(sitesDir),
      DATA_DIR: resolve(dataDir),
      DIST_DIR: resolve(dataDir, 'dist'),
    },
  });
  if (code !== 0) throw new ExpectedError(`${root}: could not build the dealers.\n${output.trim()}`);
}

/** The paths of a built site's pages (with their slashes: '/search/toyota/'), sorted. */
async function listPages(siteDir: string): Promise<string[]> {
  const pages = (await listFiles(siteDir)).filter((file) => /(^|\/)index\.html$/.test(file));
  return pages.map((file) => `/${file.slice(0, -'index.html'.length)}`).sort();
}

/** At most `count` of `paths`: one of each kind of page before a second of any. */
export function choosePages(paths: readonly string[], count: number): string[] {
  const kinds = Map.groupBy(paths, pageKindOf);
  const rounds = paths.map((path) => ({ path, round: kinds.get(pageKindOf(path))?.indexOf(path) ?? 0 }));
  return rounds
    .sort((a, b) => a.round - b.round)
    .slice(0, count)
    .map(({ path }) => path);
}
