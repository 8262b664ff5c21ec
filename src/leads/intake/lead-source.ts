import { isJsonObject, type Lead } from '#leads/intake/lead.ts';

const MAX_LENGTH = 80;

/** An address, also encoded or cut off. */
const EMAIL = /[^\s/|,;:<>()"']+(?:@|%40)[^\s/|,;:<>()"']*/g;
/** An international number, one of the dealer's country, or a mobile whose zero a spreadsheet took away. Ids of campaigns are longer. */
const PHONE =
  /(?<!\d)(?:(?:\+|00(?:11)?[\s().-]{0,3})\d(?:[\s().-]{0,3}\d){7,14}|(?:(?:6[14][\s().-]{0,3}0?|0)[\s().-]{0,3}[23478]|4)(?:[\s().-]{0,3}\d){8})(?!\d)/g;

/** Parameters that advertising platforms add to links, and what they stand for where the link names no source. */
const CLICK_IDS = [
  ['gclid', 'google / ads'],
  ['gbraid', 'google / ads'],
  ['wbraid', 'google / ads'],
  ['msclkid', 'bing / ads'],
  ['fbclid', 'facebook'],
  ['ttclid', 'tiktok'],
] as const;

/** Where a visit came from, by the parameters of its first page: 'google / cpc'; undefined if they say nothing. */
export function findLeadSource(lead: Lead): string | undefined {
  const params = getLinkParams(lead);
  const named = [params.utm_source, params.utm_medium].map(toName).filter(Boolean).join(' / ');
  const clicked = CLICK_IDS.find(([name]) => params[name])?.[1];
  return named || clicked;
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

/**
 * Advertisers write the same name in several ways: 'Google', 'google '. Newsletters put addresses and numbers of their readers
 * into links, which a report must not repeat.
 */
function toName(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
    .replaceAll(EMAIL, '[e-mail]')
    .replaceAll(PHONE, '[phone]')
    .slice(0, MAX_LENGTH)
    .toWellFormed();
}
