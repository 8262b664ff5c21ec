import { join } from 'node:path';
import { mainPhotoUrl } from '#domain/car/photos.ts';
import { toUnixSeconds } from '#domain/car/status/availability.ts';
import { buildStockStatus } from '#domain/car/status/live-status.ts';
import { buildFormConfig } from '#features/forms/build-form-config.ts';
import { html } from '#platform/markup.ts';
import { writeSiteAuth } from '#published-site/server-files.ts';
import { buildRedirects } from '#site/routes/redirects.ts';
import { isIndexed, type Route } from '#site/routes/route.ts';
import { buildRoutes } from '#site/routes/routes.ts';
import { buildSearchRewrites } from '#site/routes/search-redirects.ts';
import type { Site } from '#site/site.ts';
import { linkFile, writeFile } from './files.ts';
import { renderHeadersFile } from './security-headers.ts';

/** Writes the non-page files for hosts, crawlers and open pages. */
export async function writeSiteFiles(dir: string, site: Site, scripts: readonly string[]): Promise<void> {
  const files = {
    _headers: renderHeadersFile(site, scripts),
    _redirects: renderRedirectsFile(site),
    'forms.json': JSON.stringify(buildFormConfig(site)),
    'robots.txt': renderRobots(site),
    'sitemap.xml': renderSitemap(site, buildRoutes(site)),
    ...(site.stock && { 'stock/status.json': JSON.stringify(buildStockStatus(site.cars)) }),
  };
  for (const [file, text] of Object.entries(files)) writeFile(join(dir, file), text);
  if (site.auth) await writeSiteAuth(dir, site.auth);
  if (site.hosting?.rewrites === false) {
    for (const { from, to } of buildSearchRewrites(site))
      linkFile(join(dir, to), join(dir, from, 'index.html'));
  }
}

/** sitemap.xml: all indexable pages of the dealer at their public addresses. */
export function renderSitemap(site: Site, routes: readonly Route[]): string {
  const urls = routes
    .filter((route) => isIndexed(site, route))
    .map((route) => `<url><loc>${site.url}${route.path}</loc>${describeVehicle(site, route)}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join('\n')}\n</urlset>\n`;
}

/**
 * The day on which a vehicle was listed, repriced or sold last, and its main photo. Of other pages the day is not known, and a guess would be
 * worse than none.
 */
function describeVehicle(site: Site, { kind, path }: Route): string {
  const car = kind === 'car' ? site.carsBySlug.get(path.split('/')[2] ?? '') : undefined;
  if (!car) return '';
  const repriced = site.priceHistory[car.id]?.at(-1)?.[0] ?? '';
  const sold = car.sold_date_timestamp === null ? '' : toIsoDay(toUnixSeconds(car.sold_date_timestamp));
  const latest = [car.created_at.slice(0, 10), repriced, sold].sort().at(-1);
  const photo = mainPhotoUrl(car);
  const image =
    photo && html`<image:image><image:loc>${new URL(photo, site.url).href}</image:loc></image:image>`;
  return `<lastmod>${latest}</lastmod>${image ?? ''}`;
}

function toIsoDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** robots.txt: everything may be crawled except run-time endpoints, which are not pages; nothing of a site that is not public. */
export function renderRobots(site: Pick<Site, 'url' | 'auth'>): string {
  if (site.auth) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\nDisallow: /brochure/\nSitemap: ${site.url}/sitemap.xml\n`;
}

/**
 * `_redirects`, in the format of Netlify and the host. Rules for other host names are for Netlify, which knows `www.` by itself;
 * the host leads them by the site facts.
 */
export function renderRedirectsFile(site: Site): string {
  const rewrites = site.hosting?.rewrites === false ? [] : buildSearchRewrites(site);
  return [
    ...(site.hosting?.aliases ?? []).flatMap((alias) =>
      ['https', 'http'].map((scheme) => `${scheme}://${alias}/* ${site.url}/:splat 301!\n`),
    ),
    ...rewrites.map(({ from, to }) => `${from} ${to} 200\n`),
    ...buildRedirects(site).map(
      ({ from, to, query = '', force }) =>
        `${[from, ...query.split('&').filter(Boolean), to].join(' ')} 301${force ? '!' : ''}\n`,
    ),
  ].join('');
}
