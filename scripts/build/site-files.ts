import { isIndexed, type Route, redirectsFor } from '#site/routes.ts';
import type { Site } from '#site/site.ts';

/** sitemap.xml: every page of the dealer that search engines may list, at its public address. */
export function sitemap(site: Site, routes: readonly Route[]): string {
  const urls = routes
    .filter((route) => isIndexed(site, route))
    .map((route) => `<url><loc>${site.url}${route.path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** robots.txt: all may be read; run-time answers are not pages. */
export function robots(site: Site): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${site.url}/sitemap.xml\n`;
}

/** `_redirects`, in the form that Netlify and the host read. */
export function redirectsFile(site: Site): string {
  return redirectsFor(site)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
}

/** dist/.server/<slug>.json: what the host and the functions may know of a dealer at run time (design 8). */
export function serverFacts(site: Site, name: string): object {
  return {
    slug: name,
    name: site.name,
    template: site.template,
    url: site.url,
    cars: site.cars.length,
    vehiclesWord: site.vehicle.plural,
    brandColour: site.theme.colours.light.brand,
    brandInk: site.theme.colours.light['on-brand'],
    logo: site.brand.logo ? (site.assets.get(site.brand.logo) ?? null) : null,
    imageHosts: site.imageHosts,
  };
}
