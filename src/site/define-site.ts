import type { SiteInput } from '#site/config/site-config.ts';
import type { TemplateInput } from './read-template.ts';

// What files of dealers import as "forecourt/config".

/** Types sites/<slug>/site.ts, so that editors complete and explain its keys. readConfig checks the values. */
export function defineSite(site: SiteInput): SiteInput {
  return site;
}

/** Types sites/templates/<name>/template.ts. readTemplate checks the values. */
export function defineTemplate(template: TemplateInput): TemplateInput {
  return template;
}
