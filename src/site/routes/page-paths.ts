import { stripQueryAndHash } from '#domain/url-path.ts';
import type { Site } from '#site/site.ts';
import { buildRoutes } from './routes.ts';

const pathCache = new WeakMap<Site, Set<string>>();

/** The address of every page of the site that links may lead to: none without stock. */
export function getPagePaths(site: Site): ReadonlySet<string> {
  const linked = () => buildRoutes(site).filter(({ kind }) => kind !== 'none-in-stock');
  const known = pathCache.get(site) ?? new Set(linked().map((route) => route.path));
  pathCache.set(site, known);
  return known;
}

/** Whether the site has a page at a path ('/finance/', with or without an anchor); links to missing pages are left out. */
export function hasPage(site: Site, href: string): boolean {
  return getPagePaths(site).has(stripQueryAndHash(href));
}
