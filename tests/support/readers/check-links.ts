import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FUNCTIONS } from '#functions/lib/functions.ts';
import { matchesPath } from '#functions/lib/http/request.ts';
import { matchRedirect } from '#host/static/match-redirect.ts';
import { type RedirectRule, readRedirectsFile } from '#host/static/redirects-file.ts';
import { type PageLinks, parsePageLinks, type UrlMention } from './html-links.ts';

const FUNCTION_PATHS = [...FUNCTIONS.keys()];

/** Allowed URL schemes of links. */
const ALLOWED_SCHEMES = new Set(['https:', 'mailto:', 'tel:', 'sms:', 'data:']);

/** Neither a whole URL nor a path from the root. */
const RELATIVE = /^(?!\/|[a-z][a-z+.-]*:)/i;

interface CrawledSite {
  /** Paths from the site's root, with a leading slash: '/cars/x/index.html'. */
  readonly files: ReadonlySet<string>;
  readonly redirects: readonly RedirectRule[];
  /** Pages by address: '/cars/x/'. */
  readonly pages: ReadonlyMap<string, PageLinks>;
  readonly mentions: readonly (UrlMention & { readonly from: string })[];
}

/**
 * Checks every address in the pages, style sheets, sitemap and redirects of a built site against its files. Returns a
 * line per broken address, with the first page that uses it. `origin` is the site's public address: links to it
 * count as internal.
 */
export async function checkLinks(dir: string, origin: string): Promise<string[]> {
  const site = await readSite(dir);
  const dead = new Map<string, { line: string; pages: number }>();
  // Most pages have the same addresses, and only a few of them depend on the page they are on.
  const known = new Map<string, string | undefined>();
  const check = (from: string, url: string): string | undefined => {
    const key = RELATIVE.test(url) ? `${from} ${url}` : url;
    if (!known.has(key)) known.set(key, findProblem(site, origin, from, url));
    return known.get(key);
  };
  for (const { from, where, url } of site.mentions) {
    const problem = check(from, url);
    if (!problem) continue;
    const earlier = dead.get(`${where} ${url}`);
    if (earlier) earlier.pages += 1;
    else dead.set(`${where} ${url}`, { line: `${from}: ${where} "${url}": ${problem}`, pages: 1 });
  }
  return [...dead.values()].map(({ line, pages }) =>
    pages > 1 ? `${line} (and ${pages - 1} more times)` : line,
  );
}

async function readSite(dir: string): Promise<CrawledSite> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replaceAll('\\', '/'));
  const pages = new Map<string, PageLinks>();
  const mentions: (UrlMention & { from: string })[] = [];
  for (const file of files) {
    const read = () => readFile(join(dir, file), 'utf8');
    if (file.endsWith('.html')) {
      const page = file.replace(/index\.html$/, '');
      const links = parsePageLinks(await read());
      pages.set(page, links);
      mentions.push(...links.mentions.map((mention) => ({ ...mention, from: page })));
    } else if (file.endsWith('.css')) {
      mentions.push(...findMentions(file, await read(), 'url()', /url\(\s*["']?([^"')]+)["']?\s*\)/g));
    } else if (file === '/sitemap.xml') {
      mentions.push(...findMentions(file, await read(), 'loc', /<loc>([^<]*)<\/loc>/g));
    } else if (file === '/_redirects') {
      mentions.push(...findMentions(file, await read(), 'redirect to', /^\/\S*\s+(\S+)/gm));
    }
  }
  const { rules, problems } = await readRedirectsFile(join(dir, '_redirects'));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { files: new Set(files), redirects: rules, pages, mentions };
}

function findMentions(from: string, text: string, where: string, address: RegExp) {
  return [...text.matchAll(address)].map(([, url = '']) => ({ from, where, url }));
}

function findProblem(site: CrawledSite, origin: string, from: string, url: string): string | undefined {
  const base = new URL(from, origin);
  const target = URL.parse(url, base);
  if (!target) return 'is no address';
  if (!ALLOWED_SCHEMES.has(target.protocol)) return `may not begin with ${target.protocol}`;
  if (target.origin !== base.origin) return undefined;
  if (target.pathname === '/.netlify/images') return findPictureProblem(site, origin, from, target);
  if (FUNCTION_PATHS.some((path) => matchesPath(path, target.pathname))) return undefined;
  const path = decodeURI(target.pathname);
  const file = path.endsWith('/') ? `${path}index.html` : path;
  if (site.files.has(file)) return findAnchorProblem(site.pages.get(path), target.hash);
  if (path.includes('/:')) return hasPageLike(site, path) ? undefined : 'leads nowhere';
  const redirect = matchRedirect(site.redirects, path, target.search);
  return redirect ? findProblem(site, origin, from, redirect.to) : 'leads nowhere';
}

/** Placeholders of a redirect ('/cars/:slug/') match any path segment, ':splat' any rest: one matching page is enough. */
function hasPageLike({ pages }: CrawledSite, path: string): boolean {
  const toPattern = (part: string) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part));
  const parts = path.split('/').map((part) => (part === ':splat' ? '.*' : toPattern(part)));
  const shape = new RegExp(`^${parts.join('/')}$`);
  return [...pages.keys()].some((page) => shape.test(page));
}

/** Image CDN addresses have the picture's address as a parameter. */
function findPictureProblem(
  site: CrawledSite,
  origin: string,
  from: string,
  target: URL,
): string | undefined {
  const url = target.searchParams.get('url');
  return url ? findProblem(site, origin, from, url) : 'names no picture';
}

function findAnchorProblem(page: PageLinks | undefined, hash: string): string | undefined {
  const id = decodeURIComponent(hash.slice(1));
  // '#top' and '#' exist on every page.
  if (!page || id === '' || id === 'top') return undefined;
  return page.ids.has(id) ? undefined : `has no element with the id "${id}"`;
}
