import type { SiteInput } from '#site/config/site-config.ts';

/** Gives sites/<slug>/site.ts its types, so that editors complete and explain the keys. readConfig checks the values. */
export function defineSite(site: SiteInput): SiteInput {
  return site;
}
