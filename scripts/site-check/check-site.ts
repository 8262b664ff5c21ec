import { join } from 'node:path';
import { readDataFiles } from '#site/content/data-files.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { type LoadSiteOptions, loadSite } from '#site/load-site.ts';
import { readConfig } from '#site/read-config.ts';
import type { Site } from '#site/site.ts';

/** The result of a check: a site, or a line for each problem. */
export type SiteCheckResult = { readonly site: Site } | { readonly problems: readonly string[] };

/**
 * Reads everything a dealer supplies without building it. With a broken site.ts, pages and stock can't be checked because
 * they depend on it; the data files of content/ are checked anyway.
 */
export async function checkSite(slug: string, options: LoadSiteOptions): Promise<SiteCheckResult> {
  const config = await catchSiteError(readConfig(options.sitesDir, slug, options.template));
  if ('problems' in config) {
    const { problems } = await readDataFiles(join(options.sitesDir, slug));
    return { problems: [...config.problems, ...problems] };
  }
  const site = await catchSiteError(loadSite(slug, options));
  return 'problems' in site ? site : { site: site.value };
}

async function catchSiteError<Value>(
  work: Promise<Value>,
): Promise<{ value: Value } | { problems: readonly string[] }> {
  try {
    return { value: await work };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return { problems: error.lines };
  }
}
