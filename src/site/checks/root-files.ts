import { join } from 'node:path';
import { hasPage } from '#site/routes/page-paths.ts';
import type { Site } from '#site/site.ts';

/** What every build writes by itself. */
const WRITTEN_FILES = new Set([
  '_headers',
  '_redirects',
  '404.html',
  'forms.json',
  'licences.txt',
  'robots.txt',
  'sitemap.xml',
]);
const WRITTEN_FOLDERS = /^(_astro|api|assets|badges|bodies|brochure|search|stock)\//;
/** Names that begin with a dot are never served, but for this folder. */
const HIDDEN = /(^|\/)\.(?!well-known\/)/;

const INDEX_FILE = 'index.html';

/** One line for every file of public/ that cannot be published under its name. `dir` is the dealer's folder. */
export function findRootFileProblems(dir: string, site: Site): string[] {
  return site.rootFiles.flatMap(({ path }) => {
    const problem = problemOf(site, path);
    return problem === undefined ? [] : [`${join(dir, 'public', path)}: ${problem}`];
  });
}

function problemOf(site: Site, path: string): string | undefined {
  if (WRITTEN_FILES.has(path) || WRITTEN_FOLDERS.test(path))
    return 'is written by every build. Remove it, or give it another name.';
  if (HIDDEN.test(path)) return 'begins with a dot, and such files are not served. Give it another name.';
  if (/[#?\s]/.test(path)) return 'has a character in its name that addresses do not have. Rename it.';
  if (path.endsWith(INDEX_FILE) && hasPage(site, `/${path.slice(0, -INDEX_FILE.length)}`))
    return 'is a page of this site. Remove it, or put it in another folder.';
  return undefined;
}
