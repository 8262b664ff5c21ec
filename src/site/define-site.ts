import type { SiteInput } from '#site/config/site-config.ts';

/** Types sites/<slug>/site.ts, so that editors complete and explain its keys. readConfig checks the values. */
export function defineSite(site: SiteInput): SiteInput {
  return site;
}
