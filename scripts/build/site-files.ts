import { buildRedirects } from '#site/routes/redirects.ts';
import { isIndexed, type Route } from '#site/routes/route.ts';
import type { Site } from '#site/site.ts';

/** sitemap.xml: every page of the dealer that search engines may list, at its public address. */
export function renderSitemap(site: Site, routes: readonly Route[]): string {
  const urls = routes
    .filter((route) => isIndexed(site, route))
    .map((route) => `<url><loc>${site.url}${route.path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** robots.txt: all may be read; run-time answers are not pages. */
export function renderRobots(site: Site): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /brochure/\nSitemap: ${site.url}/sitemap.xml\n`;
}

/** `_redirects`, in the form that Netlify and the host read. */
export function renderRedirectsFile(site: Site): string {
  return buildRedirects(site)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
}
