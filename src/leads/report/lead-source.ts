import { isJsonObject } from '#leads/intake/canonical-json.ts';
import type { Lead } from '#leads/intake/lead.ts';

const MAX_LENGTH = 80;
const UNKNOWN_SOURCE = 'Direct or unknown';

/** Parameters that advertising platforms add to links, and what they stand for where the link names no source. */
const CLICK_IDS = [
  ['gclid', 'google / ads'],
  ['gbraid', 'google / ads'],
  ['wbraid', 'google / ads'],
  ['msclkid', 'bing / ads'],
  ['fbclid', 'facebook'],
  ['ttclid', 'tiktok'],
] as const;

/** Where a visit came from, by the parameters of its first page: 'google / cpc'. */
export function findLeadSource(lead: Lead): string {
  const params = getLinkParams(lead);
  const named = [params.utm_source, params.utm_medium].map(toName).filter(Boolean).join(' / ');
  const clicked = CLICK_IDS.find(([name]) => params[name])?.[1];
  return named || clicked || UNKNOWN_SOURCE;
}

/** The campaign of a visit; undefined without one. */
export function findLeadCampaign(lead: Lead): string | undefined {
  return toName(getLinkParams(lead).utm_campaign) || undefined;
}

function getLinkParams({ payload }: Lead): Readonly<Record<string, unknown>> {
  const { lead_attributes } = payload;
  const params = isJsonObject(lead_attributes) ? lead_attributes.linked_query_params : undefined;
  return isJsonObject(params) ? params : {};
}

/** Advertisers write the same name in several ways: 'Google', 'google '. */
function toName(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, MAX_LENGTH)
    .toWellFormed();
}
