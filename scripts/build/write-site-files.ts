import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStockStatus } from '#domain/car/status/live-status.ts';
import { buildFormConfig } from '#features/forms/build-form-config.ts';
import { writeSiteAuth } from '#server/published-site/site-auth.ts';
import { buildRoutes } from '#site/routes/routes.ts';
import { buildSearchRewrites } from '#site/routes/search-redirects.ts';
import type { Site } from '#site/site.ts';
import { linkFile } from './link-file.ts';
import { renderHeadersFile } from './security-headers.ts';
import { renderRedirectsFile, renderRobots, renderSitemap } from './site-files.ts';
import { writeStockFile } from './write-stock-file.ts';

/** Writes the non-page files for hosts, crawlers and open pages. */
export async function writeSiteFiles(dir: string, site: Site, scripts: readonly string[]): Promise<void> {
  const files = {
    _headers: renderHeadersFile(site, scripts),
    _redirects: renderRedirectsFile(site),
    'forms.json': JSON.stringify(buildFormConfig(site)),
    'robots.txt': renderRobots(site),
    'sitemap.xml': renderSitemap(site, buildRoutes(site)),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text);
  if (site.auth) await writeSiteAuth(dir, site.auth);
  if (site.hosting?.rewrites === false) {
    for (const { from, to } of buildSearchRewrites(site))
      linkFile(join(dir, to), join(dir, from, 'index.html'));
  }
  if (site.stock) await writeStockFile(dir, 'status', buildStockStatus(site.cars));
}
