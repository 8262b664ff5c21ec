import { join } from 'node:path';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { readDataFiles } from '#site/content/data-files.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { readConfig } from '#site/read-config.ts';
import type { ImportRequest } from '#stock/import/import-stock.ts';

/**
 * What a dealer's files say that its stock must agree with, so that an import holds back what a build would fail for. A
 * dealer whose site.ts or locations cannot be read yet has no rules from there: the build will say what is wrong.
 */
export async function readDealerRules(
  sitesDir: string,
  slug: string,
): Promise<Pick<ImportRequest, 'dealer' | 'listing'>> {
  const config = await readConfig(sitesDir, slug).catch((error: unknown) => {
    if (error instanceof SiteError) return undefined;
    throw error;
  });
  if (!config) return {};
  const { data, problems } = await readDataFiles(join(sitesDir, slug));
  const timeZone = timeZoneOf(config.state);
  return {
    dealer: {
      imageHosts: config.imageHosts,
      timeZone,
      ...(problems.length === 0 && { locationIds: new Set(data.locations.map(({ id }) => id)) }),
    },
    ...(config.stock && { listing: { ...config.stock, timeZone } }),
  };
}
