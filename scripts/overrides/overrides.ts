import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PACKAGE_ROOT } from '#platform/package-root.ts';
import { sha256 } from '#platform/sha256.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { listSiteSlugs, OVERRIDES_FOLDER } from '#site/read-config.ts';
import { TEMPLATE_NAMES } from '#templates/registry.ts';

/** A component of src that a file of the dealers' folder replaces. */
export interface Override {
  /** Its path below src: 'features/navigation/Footer.astro'. */
  readonly path: string;
  /** The file that replaces it. */
  readonly file: string;
  /** The dealer it is for; undefined = all. */
  readonly slug: string | undefined;
}

/**
 * The overrides for all dealers, then those of each of `slugs` (by default, of every dealer). Throws SiteError with a line for each that
 * replaces nothing, or can't: the scripts of pages are the same for all dealers, so one dealer alone may only replace .astro files.
 */
export async function listOverrides(sitesDir: string, slugs?: readonly string[]): Promise<Override[]> {
  const owners = [undefined, ...(slugs ?? (await listSiteSlugs(sitesDir)))];
  const overrides = (await Promise.all(owners.map((slug) => listOwn(sitesDir, slug)))).flat();
  await assertReplacing(overrides);
  return overrides;
}

/** The folder of the overrides for a dealer; undefined = for all. */
export function getOverridesFolder(sitesDir: string, slug: string | undefined): string {
  return join(sitesDir, slug ?? '', OVERRIDES_FOLDER);
}

async function listOwn(sitesDir: string, slug: string | undefined): Promise<Override[]> {
  const folder = getOverridesFolder(sitesDir, slug);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(folder, file).replaceAll('\\', '/'), file, slug };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Throws SiteError with a line for each override that replaces nothing, or can't. */
export async function assertReplacing(overrides: readonly Override[]): Promise<void> {
  const problems = (await Promise.all(overrides.map(findProblem))).filter((problem) => problem !== undefined);
  if (problems.length > 0) throw new SiteError(problems);
}

async function findProblem({ path, file, slug }: Override): Promise<string | undefined> {
  if (!/\.(astro|tsx)$/.test(path))
    return `${file}: is no component. Replace .astro and .tsx files; write styles into brand.css.`;
  if (!(await stat(join(PACKAGE_ROOT, 'src', path)).catch(() => undefined)))
    return `${file}: there is no src/${path} to replace. Copy a component with "npm run override -- <path below src>".`;
  return slug !== undefined && path.endsWith('.tsx')
    ? `${file}: all dealers share the scripts of pages. Move it to ${OVERRIDES_FOLDER}/ beside the dealers, or replace the .astro file that shows it.`
    : undefined;
}

/** Components whose props change only with a major version. */
export const STABLE_COMPONENTS: readonly string[] = [
  'features/navigation/Footer.astro',
  'features/navigation/Logo.astro',
  'features/car-card/CarCard.tsx',
  ...TEMPLATE_NAMES.flatMap((name) =>
    ['Header', 'Hero', 'Home'].map((component) => `templates/${name}/${component}.astro`),
  ),
];

const STAMP = /Copied from Forecourt (\S+), \S+, ([0-9a-f]{8})\./;

/** A copy of a component with a first line that says what it was copied from. */
export function stampCopy(version: string, path: string, original: string): string {
  const stamp = `// Copied from Forecourt ${version}, ${path}, ${sha256(original, 'hex', 8)}.`;
  // Without frontmatter an .astro file is markup.
  if (path.endsWith('.astro') && !original.startsWith('---\n')) return `---\n${stamp}\n---\n${original}`;
  return original.replace(/^(---\n)?/, `$1${stamp}\n`);
}

/** What has become of the original: undefined if it is as it was when it was copied. */
export async function describeDrift({ path, file }: Override): Promise<string | undefined> {
  const [, version = '', hash = ''] = STAMP.exec(await readFile(file, 'utf8')) ?? [];
  const current = sha256(await readFile(join(PACKAGE_ROOT, 'src', path)), 'hex', 8);
  if (hash === '')
    return `does not say what it was copied from, so that changes of src/${path} go unnoticed. Copy it by "npm run override".`;
  return current === hash
    ? undefined
    : `src/${path} has changed since it was copied from version ${version}. Take over what matters, then write ${current} into its first line.`;
}
