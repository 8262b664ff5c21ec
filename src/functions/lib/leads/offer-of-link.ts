import { toLocalTime } from '#domain/hours/local-time.ts';
import { findDealerTimeZone } from '#domain/location/dealer-time-zone.ts';
import type { SiteContext } from '#functions/lib/endpoint/endpoint.ts';
import { HttpError } from '#functions/lib/http/http-error.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { createLeadId, LEAD_ID_PATTERN } from '#leads/intake/lead-id.ts';
import { verifyOfferToken } from '#leads/trade-in-offer/offer-link.ts';
import { findOffer, type TradeInOffer } from '#leads/trade-in-offer/trade-in-offer.ts';
import type { SiteFacts } from '#server/published-site/site-facts.ts';
import { getSigningKey } from './valuation-service.ts';

export interface LinkedOffer {
  readonly lead: Lead;
  readonly offer: TradeInOffer;
  /** The id of the acceptance: one for each enquiry. */
  readonly acceptanceId: string;
  /** Its acceptance, if there is one. */
  readonly accepted: Lead | undefined;
}

const UNKNOWN = "We can't find that offer. Please open the link in our email again, or call us.";
const EXPIRED = 'This offer has expired. Please call us for a new one.';
const REPLACED = "We've made you a newer offer. Please open the link in our latest email, or call us.";

/**
 * The offer that a signed link names. Throws an HttpError: 404 for a forged link or one of another lead, 410 for an offer
 * that has expired or was replaced by a newer one.
 */
export async function getLinkedOffer(
  { lead_id, offer: token }: { readonly lead_id: string; readonly offer: string },
  { site, runtime, now }: Pick<SiteContext, 'site' | 'runtime' | 'now'>,
): Promise<LinkedOffer> {
  const key = getSigningKey({ site, runtime });
  const offerId = key && LEAD_ID_PATTERN.test(lead_id) ? verifyOfferToken(token, lead_id, key) : undefined;
  const store = runtime.store();
  const lead = offerId === undefined ? undefined : await store.find(site.dealer, lead_id);
  const latest = lead && (await findOffer(lead, store));
  if (!lead || !latest) throw new HttpError(404, UNKNOWN, { fields: { offer: 'is not known' } });
  const acceptanceId = createLeadId({ site: site.dealer, key: `offer-${lead.id}`, body: {} });
  const accepted = await store.find(site.dealer, acceptanceId);
  if (latest.id !== offerId) throw new HttpError(410, REPLACED);
  if (!accepted && latest.offer.until < getLocalDate(site, now)) throw new HttpError(410, EXPIRED);
  return { lead, offer: latest.offer, acceptanceId, accepted };
}

/** Today (ISO) at the dealer's first location. */
export function getLocalDate({ locations }: Pick<SiteFacts, 'locations'>, now: Date): string {
  return toLocalTime(now, findDealerTimeZone(locations)).date;
}
