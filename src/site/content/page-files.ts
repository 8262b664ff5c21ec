import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { valuationTermsPath } from '#domain/paths.ts';
import { SLUG_PATH_PATTERN } from '#domain/scalar-schemas.ts';
import { stripQueryAndHash } from '#domain/url-path.ts';
import type { PlaceholderSource } from './placeholders.ts';

/** The file of a text page. */
export interface PageFile {
  readonly file: string;
  /** Whether it is the dealer's own file, not a default. */
  readonly own: boolean;
}

/** The default pages with a configurable address ('/finance/', '/finance-enquiry/' or '/apply-for-finance/'). */
const CONFIGURABLE_PAGES = { 'finance.md': 'finance' } as const satisfies Record<
  string,
  keyof PlaceholderSource['config']['links']
>;
const DEFAULT_PAGES_DIR = join(import.meta.dirname, 'default-pages');
const VALUATION_TERMS_FILE = 'value-my-car-terms-and-conditions.md';

/**
 * The files of a dealer's pages by name ('about/team.md'): the default ones, which files of the same name in
 * `dir`/content/pages replace, and the dealer's own. Omitted default pages are left out with all pages below them, and
 * so are the valuation terms if the dealer values nothing.
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

/** Whether a file name can become an address: 'about/team.md'. */
export function isPageFileName(name: string): boolean {
  return name.endsWith('.md') && SLUG_PATH_PATTERN.test(name.slice(0, -'.md'.length));
}

/** 'about/team.md' -> '/about/team/'. */
export function getPagePath(name: string): string {
  return `/${name.slice(0, -'.md'.length)}/`;
}

/**
 * The file name that puts a default page at the address in the dealer's links; unchanged if that address can't be a
 * page.
 */
function getDefaultPageName(name: string, config: PlaceholderSource['config']): string {
  if (name === VALUATION_TERMS_FILE) return `${valuationTermsPath(config).slice(1, -1)}.md`;
  const link =
    name in CONFIGURABLE_PAGES
      ? config.links[CONFIGURABLE_PAGES[name as keyof typeof CONFIGURABLE_PAGES]]
      : '';
  const fileName = `${stripQueryAndHash(link).slice(1, -1)}.md`;
  return isPageFileName(fileName) ? fileName : name;
}

/**
 * Every file below a folder by its relative path ('about/team.md'), in alphabetical order; none if the folder is
 * missing.
 */
async function listPageFiles(dir: string, own: boolean): Promise<[name: string, PageFile][]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [relative(dir, file).replaceAll('\\', '/'), { file, own }]);
}
