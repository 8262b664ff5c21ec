import type { SiteInput } from '#site/config/site-config.ts';

/** Gives sites/<slug>/site.ts its types: editors complete keys and show their sentences. Checking happens in loadSite. */
export function defineSite(site: SiteInput): SiteInput {
  return site;
}
