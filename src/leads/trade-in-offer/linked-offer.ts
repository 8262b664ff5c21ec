import { toLocalTime } from '#domain/hours/local-time.ts';
import { findDealerTimeZone } from '#domain/location/time-zone.ts';
import type { LeadSite } from '#leads/acceptance/lead-site.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { createLeadId, LEAD_ID_PATTERN } from '#leads/intake/lead-id.ts';
import type { LeadStore } from '#leads/store/store.ts';
import type { SigningKey } from '#leads/valuation/online-valuation.ts';
import { verifyOfferToken } from './offer-link.ts';
import { findOffer, type TradeInOffer } from './trade-in-offer.ts';

export interface LinkedOffer {
  readonly lead: Lead;
  readonly offer: TradeInOffer;
  /** The id of the acceptance: one for each enquiry. */
  readonly acceptanceId: string;
  /** Its acceptance, if there is one. */
  readonly accepted: Lead | undefined;
}

/**
 * The offer that a signed link names; 'unknown' for a forged link or one of another lead, 'replaced' if a newer offer was made,
 * 'expired' if it was not accepted in time.
 */
export async function findLinkedOffer(
  { lead_id, offer: token }: { readonly lead_id: string; readonly offer: string },
  {
    site,
    signingKey,
    store,
    now,
  }: {
    readonly site: Pick<LeadSite, 'dealer' | 'locations'>;
    readonly signingKey: SigningKey | undefined;
    readonly store: LeadStore;
    readonly now: Date;
  },
): Promise<LinkedOffer | 'unknown' | 'replaced' | 'expired'> {
  const offerId =
    signingKey && LEAD_ID_PATTERN.test(lead_id) ? verifyOfferToken(token, lead_id, signingKey) : undefined;
  const lead = offerId === undefined ? undefined : await store.find(site.dealer, lead_id);
  const latest = lead && (await findOffer(lead, store));
  if (!lead || !latest) return 'unknown';
  if (latest.id !== offerId) return 'replaced';
  const acceptanceId = createLeadId({ site: site.dealer, key: `offer-${lead.id}`, body: {} });
  const accepted = await store.find(site.dealer, acceptanceId);
  if (!accepted && latest.offer.until < getLocalDate(site, now)) return 'expired';
  return { lead, offer: latest.offer, acceptanceId, accepted };
}

/** Today (ISO) at the dealer's first location. */
export function getLocalDate({ locations }: Pick<LeadSite, 'locations'>, now: Date): string {
  return toLocalTime(now, findDealerTimeZone(locations)).date;
}
