import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { valuationTermsPath } from '#domain/paths.ts';
import { SLUG_PATH_PATTERN } from '#domain/scalar-schemas.ts';
import { stripQueryAndHash } from '#domain/url-path.ts';
import type { PlaceholderSource } from './placeholder-values.ts';

/** The file of a page of text. */
export interface PageFile {
  readonly file: string;
  /** Whether it is the dealer's own, not a default. */
  readonly own: boolean;
}

/** The default pages whose address a dealer may choose ('/finance/', '/finance-enquiry/' or '/apply-for-finance/'). */
const CONFIGURABLE_PAGES = { 'finance.md': 'finance' } as const satisfies Record<
  string,
  keyof PlaceholderSource['config']['links']
>;
const DEFAULT_PAGES_DIR = join(import.meta.dirname, 'default-pages');
const VALUATION_TERMS_FILE = 'value-my-car-terms-and-conditions.md';

/**
 * The files of a dealer's pages by their names ('about/team.md'): the default ones, each of which a file of the same name
 * in `dir`/content/pages replaces. Defaults that the dealer does without are left out with all below them, and so are the
 * valuation terms where nothing is valued.
 */
export async function listContentPageFiles(
  dir: string,
  config: PlaceholderSource['config'],
): Promise<ReadonlyMap<string, PageFile>> {
  const without: readonly string[] = config.omitPages;
  return new Map([
    ...(await listPageFiles(DEFAULT_PAGES_DIR, false))
      .filter(([name]) => !without.some((path) => getPagePath(name).startsWith(path)))
      .filter(([name]) => name !== VALUATION_TERMS_FILE || config.valuation !== false)
      .map(([name, file]) => [getDefaultPageName(name, config), file] as const),
    ...(await listPageFiles(join(dir, 'content', 'pages'), true)),
  ]);
}

/** Whether a file's name can be an address: 'about/team.md'. */
export function isPageFileName(name: string): boolean {
  return name.endsWith('.md') && SLUG_PATH_PATTERN.test(name.slice(0, -'.md'.length));
}

/** 'about/team.md' -> '/about/team/'. */
export function getPagePath(name: string): string {
  return `/${name.slice(0, -'.md'.length)}/`;
}

/** The name that puts a default page where the dealer's links lead; the page stays where it is if the link can't be a page. */
function getDefaultPageName(name: string, config: PlaceholderSource['config']): string {
  if (name === VALUATION_TERMS_FILE) return `${valuationTermsPath(config).slice(1, -1)}.md`;
  const link =
    name in CONFIGURABLE_PAGES
      ? config.links[CONFIGURABLE_PAGES[name as keyof typeof CONFIGURABLE_PAGES]]
      : '';
  const there = `${stripQueryAndHash(link).slice(1, -1)}.md`;
  return isPageFileName(there) ? there : name;
}

/** Every file below a folder by its name there ('about/team.md'), in alphabetical order; none without the folder. */
async function listPageFiles(dir: string, own: boolean): Promise<[name: string, PageFile][]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [relative(dir, file).replaceAll('\\', '/'), { file, own }]);
}
