import type { SiteConfig } from '#site/config/site-config.ts';
import { listSiteSlugs, readConfig } from '#site/read-config.ts';
import { UsageError } from './command.ts';

/** The names in a list with commas: 'a,b'. */
export function splitNames(text: string): string[] {
  return text.split(',').filter(Boolean);
}

/** The dealers that `--site` names, or else all of sites/. Throws a UsageError if there are none. */
export async function chooseSlugs(site: string | undefined, sitesDir: string): Promise<string[]> {
  const slugs = site === undefined ? await listSiteSlugs(sitesDir) : splitNames(site);
  if (slugs.length > 0) return slugs;
  throw new UsageError(`There is no dealer in ${sitesDir}. Make one with "npm run site:new".`);
}

/** The dealers whose site.ts says something. `ifBroken`: whether one whose site.ts cannot be read is among them. */
export async function filterDealers(
  slugs: readonly string[],
  sitesDir: string,
  isChosen: (config: SiteConfig) => boolean,
  ifBroken: boolean,
): Promise<string[]> {
  const chosen = await Promise.all(
    slugs.map((slug) => readConfig(sitesDir, slug).then(isChosen, () => ifBroken)),
  );
  return slugs.filter((_, index) => chosen[index]);
}
