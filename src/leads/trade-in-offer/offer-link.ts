import * as v from 'valibot';
import { toLocalTime } from '#domain/hours/local-time.ts';
import { findDealerTimeZone } from '#domain/location/time-zone.ts';
import { TRADE_IN_OFFER_PATH } from '#domain/paths.ts';
import type { LeadSite } from '#leads/acceptance/lead-site.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { createLeadId, LEAD_ID_PATTERN } from '#leads/intake/lead-id.ts';
import type { LeadStore } from '#leads/store/store.ts';
import type { SigningKey } from '#leads/valuation/online-valuation.ts';
import { signToken, verifyToken } from '#platform/signed-token.ts';
import { findOffer, type TradeInOffer } from './trade-in-offer.ts';

const tokenSchema = v.object({ lead: v.string(), offer: v.string() });

/** The link of an offer for the visitor. `siteUrl` is the site's public address. */
export function createOfferLink(siteUrl: string, leadId: string, offerId: string, key: SigningKey): string {
  const token = signToken({ lead: leadId, offer: offerId }, { ...key, purpose: 'trade-in-offer' });
  const link = new URL(TRADE_IN_OFFER_PATH, siteUrl);
  link.search = new URLSearchParams({ lead_id: leadId, offer: token }).toString();
  return link.href;
}

/** The id of the offer that a link was signed for; undefined if it is forged or of another lead. */
export function verifyOfferToken(token: string, leadId: string, key: SigningKey): string | undefined {
  const signed = verifyToken(token, tokenSchema, { ...key, purpose: 'trade-in-offer' });
  return signed?.lead === leadId ? signed.offer : undefined;
}

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
